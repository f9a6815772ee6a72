import type { ItemRow } from "../../../contract/menu/menuData.ts"
import { allergens } from "../../../contract/menu/menuChoices.ts"
import { folded } from "../../../contract/search/folded.ts"

export type Allergen = keyof typeof allergens

/** Beginnings of words, without accents, that suggest an allergen. */
const words: ReadonlyArray<readonly [Allergen, ReadonlyArray<string>]> = [
  [
    "WHEAT_RYE_BARLEY_OATS",
    ["trigo", "farinha", "pao", "paes", "massa", "macarr", "lasanha", "pizza", "bolo", "cerveja", "aveia"],
  ],
  ["CRUSTACEANS", ["camar", "lagost", "siri", "caranguej"]],
  ["EGGS", ["ovo", "maionese", "gema", "omelete"]],
  ["FISH", ["peixe", "salmao", "atum", "tilapia", "bacalhau", "anchova", "aliche", "sardinha"]],
  ["PEANUTS", ["amendoim", "pacoca"]],
  ["SOYBEANS", ["soja", "shoyu", "tofu"]],
  [
    "MILK",
    [
      "leite",
      "queijo",
      "mucarela",
      "mussarela",
      "parmes",
      "catupiry",
      "requeij",
      "cheddar",
      "gorgonzola",
      "burrata",
      "ricota",
      "manteiga",
      "nata",
      "iogurte",
    ],
  ],
  ["ALMONDS", ["amendoa"]],
  ["HAZELNUTS", ["avela", "nutella"]],
  ["CASHEW_NUTS", ["caju"]],
  ["WALNUTS", ["noz", "nozes"]],
  ["PECAN_NUTS", ["peca", "pecan"]],
  ["PISTACHIOS", ["pistache"]],
  ["MACADAMIA_NUTS", ["macadamia"]],
]

/** Words as long as this count only whole: "nata" is no beginning of "natural". */
const wholeLength = 4

const suggests = (text: string, beginning: string) =>
  beginning.length <= wholeLength ? text === beginning : text.startsWith(beginning)

/** Allergens that an item's name or description suggests and that are not ticked, with the word as it is written. */
export const suggestedAllergens = ({
  name,
  description,
  allergens: ticked,
  traces,
}: Pick<ItemRow, "name" | "description" | "allergens" | "traces">): ReadonlyArray<{
  readonly allergen: Allergen
  readonly word: string
}> => {
  const written = `${name} ${description ?? ""}`.split(/[^\p{L}]+/u).filter(Boolean)
  const known = new Set<string>([...(ticked ?? []), ...(traces ?? [])])
  return words.flatMap(([allergen, beginnings]) => {
    const word = written.find((one) => beginnings.some((beginning) => suggests(folded(one), beginning)))
    return word === undefined || known.has(allergen) ? [] : [{ allergen, word }]
  })
}
