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

/** Who picks orders at the demo's supermarkets. */
export const sampleShoppers: ReadonlyArray<GivenRow<typeof shoppers>> = names.map((name, index) => {
  const status = index % 8 === 5 ? "PENDING" : index === 11 ? "BLOCKED" : "ACTIVE"
  const picks = status === "ACTIVE"
  return {
    name,
    phone: `119${String(81_450_000 + index * 3391)}`,
    shifts: nth(shifts, index),
    payPerOrder: 450 + (index % 4) * 50,
    isOnline: picks && index % 3 !== 2,
    ordersWeek: picks ? 18 + ((index * 11) % 40) : 0,
    ...(picks ? { itemsPerHour: 62 + ((index * 7) % 35), foundRate: 9120 + ((index * 83) % 800) } : {}),
    status,
    owner: nth(supermarkets, index),
  }
})
