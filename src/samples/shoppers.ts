import type { shoppers } from "../contract/resources/shoppers.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

/** Supermarkets, by their place among the demo's companies. */
const supermarkets = [2, 5, 8, 11] as const
const names = [
  "Adriana Moura",
  "Bianca Teles",
  "Cláudio Pires",
  "Denise Rangel",
  "Everton Lacerda",
  "Flávia Bastos",
  "Gustavo Siqueira",
  "Heloísa Prado",
  "Ivan Coutinho",
  "Jéssica Amorim",
  "Kleber Viana",
  "Luana Peixoto",
  "Murilo Sales",
  "Nádia Trindade",
  "Orlando Furtado",
  "Priscila Veloso",
]
type Shifts = ReadonlyArray<"MORNING" | "AFTERNOON" | "NIGHT">
const shifts: readonly [Shifts, ...ReadonlyArray<Shifts>] = [
  ["MORNING"],
  ["AFTERNOON"],
  ["MORNING", "AFTERNOON"],
  ["NIGHT"],
]

/** The team that picks, by its place among the demo's departments, where a supermarket has one. */
const pickingTeams: Readonly<Record<number, number>> = { 2: 36, 5: 73 }

/** Shoppers at the demo's supermarkets. */
export const sampleShoppers: ReadonlyArray<GivenRow<typeof shoppers>> = names.map((name, index) => {
  const status = index % 8 === 5 ? "PENDING" : index === 11 ? "BLOCKED" : "ACTIVE"
  return {
    name,
    phone: `119${String(81_450_000 + index * 3391)}`,
    // Each supermarket has people in every shift.
    shifts: nth(shifts, index + Math.floor(index / supermarkets.length)),
    payPerOrder: 450 + (index % 4) * 50,
    department: pickingTeams[nth(supermarkets, index)] ?? null,
    status,
    owner: nth(supermarkets, index),
  }
})
