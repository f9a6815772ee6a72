import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { Allergen } from "./suggestedAllergens.ts"

export type AllergenAnswer = "CONTAINS" | "TRACES" | "NONE"

type Stated = Pick<ItemRow, "allergens" | "traces" | "allergensToldAt">

/** The answer an item gives for an allergen; undefined as long as nobody has stated anything. */
export const allergenAnswer = (
  { allergens, traces, allergensToldAt }: Stated,
  name: Allergen,
): AllergenAnswer | undefined => {
  if (allergens?.includes(name)) return "CONTAINS"
  if (traces?.includes(name)) return "TRACES"
  return allergensToldAt ? "NONE" : undefined
}

/** The fields of an item after another answer. Whoever names one has not declared that there are none. */
export const withAnswer = ({ allergens, traces }: Stated, name: Allergen, to: AllergenAnswer) => {
  const withoutName = (all: ReadonlyArray<string> | null | undefined) =>
    (all ?? []).filter((one) => one !== name)
  return {
    allergens: to === "CONTAINS" ? [...withoutName(allergens), name] : withoutName(allergens),
    traces: to === "TRACES" ? [...withoutName(traces), name] : withoutName(traces),
    ...(to !== "NONE" && { noAllergens: false }),
  }
}
