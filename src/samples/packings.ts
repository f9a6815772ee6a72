import type { packings } from "../contract/resources/packings.ts"
import type { GivenRow } from "./givenRow.ts"

const unit = (name: string, abbreviation: string, factor = 1): GivenRow<typeof packings> => ({
  name,
  abbreviation,
  kind: "UNIT",
  factor,
  baseUnit: "UN",
  fiscalUnit: "UN",
  isActive: true,
})

const measured = (
  kind: "WEIGHT" | "VOLUME",
  name: string,
  abbreviation: string,
  factor: number,
): GivenRow<typeof packings> => ({
  name,
  abbreviation,
  kind,
  factor,
  baseUnit: kind === "WEIGHT" ? "KG" : "L",
  fiscalUnit: kind === "WEIGHT" ? "KG" : "L",
  isActive: true,
})

/** Returns a bag or box for an order: its maximum weight in grams and its price in cents. */
const holder = (
  kind: "BAG" | "BOX",
  name: string,
  abbreviation: string,
  [maxWeight, price]: readonly [number, number],
  isActive = true,
): GivenRow<typeof packings> => ({ name, abbreviation, kind, maxWeight, price, isActive })

/** Units, measures, bags and boxes of a supermarket. */
export const samplePackings: ReadonlyArray<GivenRow<typeof packings>> = [
  unit("Unidade", "UN"),
  unit("Par", "PAR", 2),
  unit("Meia dúzia", "MDZ", 6),
  unit("Dúzia", "DZ", 12),
  unit("Fardo com 6", "FD6", 6),
  unit("Fardo com 12", "FD12", 12),
  unit("Caixa com 24", "CX24", 24),
  unit("Cento", "CT", 100),
  unit("Bandeja", "BDJ"),
  measured("WEIGHT", "Grama", "G", 0.001),
  measured("WEIGHT", "Cem gramas", "100G", 0.1),
  measured("WEIGHT", "Quilograma", "KG", 1),
  measured("WEIGHT", "Saco de 5 kg", "SC5", 5),
  measured("WEIGHT", "Arroba", "@", 15),
  measured("VOLUME", "Mililitro", "ML", 0.001),
  measured("VOLUME", "Litro", "L", 1),
  measured("VOLUME", "Galão de 5 litros", "GL5", 5),
  measured("VOLUME", "Galão de 20 litros", "GL20", 20),
  holder("BAG", "Sacola plástica", "SP", [6000, 12], false),
  holder("BAG", "Sacola de papel", "SPP", [5000, 90]),
  holder("BAG", "Sacola retornável", "SR", [12_000, 590]),
  holder("BAG", "Bolsa térmica", "BT", [10_000, 1490]),
  holder("BOX", "Caixa de papelão pequena", "CXP", [8000, 150]),
  holder("BOX", "Caixa de papelão grande", "CXG", [20_000, 290]),
  holder("BOX", "Caixa de isopor", "ISO", [15_000, 1890]),
  holder("BOX", "Engradado", "ENG", [25_000, 0], false),
]
