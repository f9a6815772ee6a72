import type { costCenters } from "../contract/resources/costCenters.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof costCenters>

/** A branch: its name, its kind, and what stands beneath it with a month's budget in reais. */
const branches: ReadonlyArray<
  readonly [name: string, kind: Row["kind"], within: Readonly<Record<string, number>>]
> = [
  ["Vendas", "REVENUE", { Delivery: 90_000, Salão: 60_000, Retirada: 25_000 }],
  ["Insumos", "EXPENSE", { Alimentos: 42_000, Bebidas: 11_000, Embalagens: 5500 }],
  [
    "Pessoal",
    "EXPENSE",
    { Cozinha: 21_000, Salão: 14_000, Entregas: 16_000, "Encargos e benefícios": 12_500 },
  ],
  ["Ocupação", "EXPENSE", { Aluguel: 9800, "Energia e gás": 6200, "Água e esgoto": 1400, Internet: 400 }],
  ["Marketing", "EXPENSE", { Cupons: 3500, Anúncios: 2500 }],
  [
    "Taxas e impostos",
    "EXPENSE",
    { "Taxas de cartão": 4800, "Comissão da plataforma": 9000, Tributos: 13_000 },
  ],
  ["Eventos", "BOTH", { Festas: 4000 }],
]

/** The demo's companies that keep books, by their place. */
const companies = [1, 2, 3]

const centersOf = (owner: number, before: number): ReadonlyArray<Row> => {
  const rows: Array<Row> = []
  for (const [at, [name, kind, within]] of branches.entries()) {
    const code = String(at + 1)
    rows.push({ owner, code, name, kind, isActive: true })
    const parent = before + rows.length
    for (const [index, [title, reais]] of Object.entries(within).entries())
      rows.push({
        owner,
        code: `${code}.${index + 1}`,
        name: title,
        parent,
        kind,
        monthlyBudget: reais * 100,
        isActive: title !== "Festas",
      })
  }
  return rows
}

/** The books of three companies; a parent is named by its place in the list, from 1. */
export const sampleCostCenters: ReadonlyArray<Row> = companies.reduce<ReadonlyArray<Row>>(
  (before, owner) => [...before, ...centersOf(owner, before.length)],
  [],
)
