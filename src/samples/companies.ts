import { cnpjCheckDigits } from "../contract/companies/cnpj.ts"
import type { companies } from "../contract/resources/companies.ts"
import { dayFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof companies>

/** A store of the demo that is there already. */
interface Store {
  readonly name: string
  readonly type: Row["type"]
  /** The demo's cities and segments are the first application's. */
  readonly isOfFirst: boolean
}

/** The segment of each store by its place; 0 for partners. */
const segments = [6, 14, 0, 2, 14, 3, 1, 14, 8, 13, 15, 9, 5, 14, 6, 1, 0, 14, 10, 10, 4, 14, 1, 0] as const

const streets = ["Rua Augusta", "Rua da Mooca", "Avenida Pompeia", "Rua Vergueiro", "Rua Teodoro Sampaio"]
const neighborhoods = ["Consolação", "Mooca", "Pompeia", "Vila Mariana", "Pinheiros"]
const people = ["Renata Barbosa", "Otávio Farias", "Lívia Castro", "Marcelo Dias", "Camila Araújo"]

const at = (list: ReadonlyArray<string>, index: number) => list[index % list.length] ?? ""

const cnpjOf = (index: number) => {
  const root = index % 9 === 4 ? `12AB${3_400 + index}` : String(40_213_700 + index * 61_843)
  const twelve = `${root}0001`
  return twelve + cnpjCheckDigits(twelve)
}

/** Returns the details that every company has. */
const detailsOf = (name: string, index: number) => ({
  postCode: `0${1_300 + index}-${String(10 + index).padStart(3, "0")}`,
  addressLine: at(streets, index),
  number: String(40 + index * 37),
  neighborhood: at(neighborhoods, index),
  legalName: `${name} Comércio Ltda.`,
  cnpj: cnpjOf(index),
  stateRegistration: index % 3 === 0 ? null : String(110_042_490_000 + index * 331),
  responsible: at(people, index),
  phone: `113${String(2_550_100 + index * 4_177)}`,
  whatsapp: `119${String(81_230_400 + index * 9_173)}`,
  email: `contato${index + 1}@empresa.test`,
})

const account = (index: number, cnpj: string | null) => ({
  bank: 1 + (index % 4),
  branch: String(1_100 + index),
  account: `${30_511 + index * 271}-${index % 10}`,
  ...(index % 2 === 0 ? { pixKind: "CNPJ" as const, pixKey: cnpj } : {}),
})

const ofOrders = (type: Row["type"], index: number): Partial<Row> =>
  type === "partner"
    ? {}
    : {
        fulfillment: index % 3 === 0 ? ["DELIVERY", "TAKEOUT"] : ["DELIVERY", "TAKEOUT", "DINE_IN"],
        prepMinutes: type === "supermarket" ? 60 : 25 + (index % 4) * 5,
        maxOrdersPerHour: index % 4 === 0 ? 40 : null,
        scheduleHours: index % 3 === 0 ? 2 : null,
      }

/** Sample stores of the demo; some still lack something needed to sell. */
export const sampleStores = (stores: ReadonlyArray<Store>): ReadonlyArray<Row> =>
  stores.map(({ name, type, isOfFirst }, index) => {
    const details = detailsOf(name, index)
    return {
      name,
      type,
      ...details,
      ...(index % 8 === 7 ? {} : account(index, details.cnpj)),
      ...ofOrders(type, index),
      city: isOfFirst ? 1 : null,
      segment: isOfFirst && segments[index] ? segments[index] : null,
      status: "APPROVED",
    }
  })

/** Name, type, city and franchise by their place, segment, status, how many days ago it was registered. */
const applicants: ReadonlyArray<
  readonly [
    name: string,
    type: Row["type"],
    city: number,
    franchise: number | null,
    segment: number,
    status: string,
    daysAgo: number,
  ]
> = [
  ["Cafeteria Grão Nobre", "restaurant", 1, 1, 13, "SUBMITTED", 1],
  ["Mercearia do Cambuí", "supermarket", 2, null, 14, "SUBMITTED", 2],
  ["Pizzaria Bella Vista", "restaurant", 4, 1, 2, "SUBMITTED", 5],
  ["Peixaria do Gonzaga", "restaurant", 3, 2, 3, "IN_REVIEW", 4],
  ["Empório Campolim", "supermarket", 5, null, 16, "IN_REVIEW", 6],
  ["Sorveteria Polo Norte", "restaurant", 1, 1, 11, "IN_REVIEW", 9],
  ["Farmácia Vida Leve", "partner", 6, 1, 20, "REJECTED", 30],
  ["Lanches do Terminal", "restaurant", 1, 2, 1, "BLOCKED", 210],
  ["Rotisseria Dona Alba", "restaurant", 3, 2, 4, "CLOSED", 420],
]

/** Centers of the demo's cities, by their number. */
const centers: Readonly<Record<number, readonly [number, number]>> = {
  1: [-46.6508, -23.5612],
  2: [-47.0551, -22.8985],
  3: [-46.3327, -23.9651],
  4: [-46.7896, -23.5341],
  5: [-47.4602, -23.5127],
}

/** Companies that do not sell: they are being registered, or no longer do. */
export const sampleApplicants = (now: number): ReadonlyArray<Row> =>
  applicants.map(([name, type, city, franchise, segment, status, daysAgo], index) => {
    const { cnpj, ...details } = detailsOf(name, 30 + index)
    const isComplete = status !== "SUBMITTED" || index === 0
    return {
      name,
      type,
      ...details,
      cnpj: isComplete ? cnpj : null,
      place: isComplete ? (centers[city] ?? null) : null,
      ...(isComplete ? account(index, cnpj) : {}),
      ...ofOrders(type, index),
      city,
      segment,
      franchise,
      status,
      createdAt: `${dayFrom(now, -daysAgo)}T14:00:00Z`,
    }
  })
