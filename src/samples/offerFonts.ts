import type { offerFonts } from "../contract/resources/offerFonts.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof offerFonts>

/** Typefaces devices have, so that the demo needs no files. */
const families: ReadonlyArray<readonly [family: string, weight: Row["weight"], sample: string]> = [
  ["Arial", "REGULAR", "Arroz tipo 1, 5 kg"],
  ["Arial", "BOLD", "R$ 24,90"],
  ["Arial", "BLACK", "Só hoje!"],
  ["Georgia", "REGULAR", "Vinhos e queijos"],
  ["Georgia", "BOLD", "Café da manhã"],
  ["Courier New", "REGULAR", "500 g · R$ 16,90"],
  ["Verdana", "SEMIBOLD", "Ofertas da semana"],
  ["Impact", "BLACK", "Festival de carnes"],
]

/** Fonts of the demo's tabloids. */
export const sampleOfferFonts: ReadonlyArray<Row> = families.map(([family, weight, sample]) => ({
  family,
  weight,
  style: "NORMAL",
  license: "Do sistema de quem lê; nada é distribuído",
  sample,
  isActive: family !== "Impact",
}))
