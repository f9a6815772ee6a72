import type { countryStates } from "../contract/resources/countryStates.ts"
import { states } from "../contract/places/states.ts"
import type { GivenRow } from "./givenRow.ts"

/** The two digits the statistics office (IBGE) numbers each state with. */
const codes: Readonly<Record<keyof typeof states, string>> = {
  RO: "11",
  AC: "12",
  AM: "13",
  RR: "14",
  PA: "15",
  AP: "16",
  TO: "17",
  MA: "21",
  PI: "22",
  CE: "23",
  RN: "24",
  PB: "25",
  PE: "26",
  AL: "27",
  SE: "28",
  BA: "29",
  MG: "31",
  ES: "32",
  RJ: "33",
  SP: "35",
  PR: "41",
  SC: "42",
  RS: "43",
  MS: "50",
  MT: "51",
  GO: "52",
  DF: "53",
}

const served: ReadonlySet<string> = new Set(["SP", "RJ", "PR", "MG"])

/** Brazil's 26 states and its federal district, of the first country; those the demo is in are active. */
export const sampleCountryStates: ReadonlyArray<GivenRow<typeof countryStates>> = Object.entries(states).map(
  ([abbreviation, [name]]) => ({
    country: 1,
    name,
    abbreviation,
    ibgeCode: codes[abbreviation as keyof typeof states],
    isActive: served.has(abbreviation),
  }),
)
