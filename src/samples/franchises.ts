import { cnpjCheckDigits } from "../contract/companies/cnpj.ts"
import type { franchises } from "../contract/resources/franchises.ts"
import { dayFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof franchises>

/** Name, cities by their place, owner by their place, royalties in hundredths of a percent, minimum in reais, status. */
const regions: ReadonlyArray<
  readonly [
    name: string,
    cities: ReadonlyArray<number>,
    owner: number | undefined,
    royalty: number,
    reais: number,
    status: string,
  ]
> = [
  ["Balcão Capital", [1, 4, 6], 1, 450, 900, "ACTIVE"],
  ["Balcão Litoral", [3], 2, 500, 600, "ACTIVE"],
  ["Balcão Interior", [], undefined, 400, 800, "ACTIVE"],
  ["Balcão Grande ABC", [7, 8, 9], 3, 450, 600, "OVERDUE"],
  ["Balcão Campinas e Jundiaí", [2, 10], 4, 450, 700, "ACTIVE"],
  ["Balcão Vale do Paraíba", [12], 5, 500, 500, "SUSPENDED"],
  ["Balcão Ribeirão", [11], 6, 500, 500, "PROSPECT"],
  ["Balcão Rio e Niterói", [13, 14], 7, 400, 1200, "ACTIVE"],
  ["Balcão Curitiba", [15], 8, 450, 900, "ACTIVE"],
  ["Balcão Minas", [16], 9, 450, 900, "PROSPECT"],
  ["Balcão Sorocaba", [5], 10, 500, 500, "CLOSED"],
  ["Balcão Baixada", [3], 2, 500, 600, "CLOSED"],
]

const cnpjOf = (index: number) => {
  const twelve = `${String(31_507_200 + index * 91_337)}0001`
  return twelve + cnpjCheckDigits(twelve)
}

/** An uneven outline around the middle of São Paulo, and one that overlaps it in the east. */
const areaAround = (longitude: number, latitude: number, radius: number) => {
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4
    const far = radius * (0.8 + 0.2 * Math.cos(at * 2.3))
    return [
      Number((longitude + far * Math.cos(angle)).toFixed(5)),
      Number((latitude + far * Math.sin(angle)).toFixed(5)),
    ] as const
  })
  return [[...corners, ...corners.slice(0, 1)]]
}

const territories: Readonly<Record<string, Row["territory"]>> = {
  "Balcão Capital": areaAround(-46.66, -23.56, 0.17),
  "Balcão Grande ABC": areaAround(-46.53, -23.68, 0.11),
  "Balcão Litoral": areaAround(-46.34, -23.96, 0.08),
}

/** Franchises of the demo's applications and their cities; the first three have the demo's companies. */
export const sampleFranchises = (now: number): ReadonlyArray<Row> =>
  regions.map(([name, cities, owner, royalty, reais, status], index) => ({
    name,
    legalName: `${name} Franquias Ltda.`,
    cnpj: status === "PROSPECT" ? null : cnpjOf(index),
    owners: owner === undefined ? [] : [owner],
    phone: `119${String(88_120_300 + index * 7_919)}`,
    email: `contato${index + 1}@franquia.test`,
    startsAt: status === "PROSPECT" ? null : dayFrom(now, -700 + index * 40),
    endsAt: status === "CLOSED" ? dayFrom(now, -30 - index) : null,
    cities,
    territory: territories[name] ?? null,
    commission: 1200,
    royalty,
    minimumFee: reais * 100,
    billingDay: 5 + (index % 3) * 5,
    ...(index < 6
      ? { bank: 1 + (index % 4), branch: `${1200 + index}`, account: `${45_120 + index * 331}-${index}` }
      : {}),
    status,
  }))
