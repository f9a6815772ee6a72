import type { appCategories } from "../contract/resources/appCategories.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof appCategories>

const row = (name: string, more: Omit<Row, "name" | "isActive">, isActive = true): Row => ({
  name,
  ...more,
  isActive,
})

const segment = (name: string, at: number, parent?: number): Row =>
  row(name, { target: "SEGMENT", segment: at, ...(parent !== undefined && { parent }) })

/** The home of the demo's app; segments, groups, cities and parents are named by their place, from 1. */
export const sampleAppCategories: ReadonlyArray<Row> = [
  row("Restaurantes", { target: "BENEATH", color: "#c2410c" }),
  segment("Pizza", 2, 1),
  segment("Lanches", 1, 1),
  segment("Japonesa", 5, 1),
  segment("Marmitas", 4, 1),
  row("Mercados", { target: "BENEATH", color: "#15803d" }),
  segment("Hortifrúti", 15, 6),
  segment("Padarias", 17, 6),
  row("Rede Centro", { target: "COMPANIES", group: 3, color: "#1d4ed8" }),
  row("Ofertas do dia", { target: "SCREEN", screen: "OFFERS", color: "#b91c1c" }),
  row("Cupons", { target: "SCREEN", screen: "COUPONS", color: "#7c3aed" }),
  row("Favoritos", { target: "SCREEN", screen: "FAVORITES", color: "#0369a1" }),
  row("Só em São Paulo", { target: "SCREEN", screen: "OFFERS", cities: [1], color: "#0f766e" }),
  row("Clube de vantagens", { target: "LINK", address: "https://clube.exemplo.com.br", color: "#a16207" }),
  row("Natal", { target: "SCREEN", screen: "OFFERS", color: "#166534" }, false),
]
