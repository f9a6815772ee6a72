import type { banks } from "../contract/resources/banks.ts"
import type { GivenRow } from "./givenRow.ts"
import { institutions } from "./institutions.ts"

/** Brazilian institutions as rows of the list of banks. */
export const sampleBanks: ReadonlyArray<GivenRow<typeof banks>> = institutions.map(({ code, ...one }) => ({
  ...one,
  ...(code !== undefined && { code }),
}))

/** The place of a bank in the list above, from 1. */
export const placeOfBank = (code: string): number => institutions.findIndex((one) => one.code === code) + 1
