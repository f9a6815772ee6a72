import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { ItemRow } from "../menuData.ts"
import { publicId } from "./publicIds.ts"
import type { NutritionalInfo, PublicItem } from "./snapshot.ts"

/** Allergens as Open Delivery names them; those it has no word for are tree nuts, and latex is told in words. */
const standardAllergens: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["WHEAT_RYE_BARLEY_OATS", ["GLUTEN", "WHEAT", "RYE", "BARLEY", "OAT"]],
  ["MILK", ["MILK", "LACTOSE"]],
  ["PINE_NUTS", ["TREE_NUTS"]],
  ["CHESTNUTS", ["TREE_NUTS"]],
  ["LATEX", []],
])

const diets: ReadonlyMap<string, string> = new Map([
  ["VEGETARIAN", "VEGETARIAN"],
  ["VEGAN", "VEGAN"],
  ["GLUTEN_FREE", "GLUTEN_FREE"],
  ["LACTOSE_FREE", "LOW_LACTOSE"],
  ["HALAL", "HALAL"],
  ["KOSHER", "KOSHER"],
])

const standardNames = (own: ReadonlyArray<string>) => [
  ...new Set(own.flatMap((name) => standardAllergens.get(name) ?? [name])),
]

/** Allergens a store told: none for "none declared", undefined where it told nothing. */
const toldAllergens = ({ allergens = [], noAllergens }: ItemRow): ReadonlyArray<string> | undefined =>
  (allergens?.length ?? 0) > 0 ? (allergens ?? []) : noAllergens ? [] : undefined

interface Nutrient {
  readonly amount: number
  readonly unit: string
}

const caloriesOf = ({ nutrition }: ItemRow): string | undefined => {
  const rows = (nutrition ?? []) as ReadonlyArray<object>
  const energy = (rows as ReadonlyArray<Nutrient>).find(({ unit }) => unit === "KCAL")
  return energy && `${energy.amount} kcal`
}

/** The standard has allergens only beside calories. */
const nutritionOf = (item: ItemRow): NutritionalInfo | undefined => {
  const calories = caloriesOf(item)
  if (calories === undefined) return undefined
  const allergens = toldAllergens(item)
  const suitable = (item.tags ?? []).flatMap((tag) => diets.get(tag) ?? [])
  return {
    description: allergens?.includes("LATEX") ? "LATEX" : "",
    calories,
    ...(allergens && {
      allergen: allergens.length === 0 ? ["NO_DECLARED_ALLERGENS"] : standardNames(allergens),
    }),
    ...(suitable.length > 0 && { suitableDiet: suitable }),
    ...(item.alcohol && { isAlcoholic: true }),
  }
}

/** An item as anybody may know it: without cost, margin, stock and tax codes. */
export const publicItem = (item: ItemRow, pictureOf: (file: RecordId) => string): PublicItem => {
  const { tags, traces, images = [], serves, ean } = item
  const allergens = toldAllergens(item)
  const nutritionalInfo = nutritionOf(item)
  const [cover] = images ?? []
  return {
    id: publicId("item", item._id),
    name: item.name,
    description: item.description ?? "",
    externalCode: item.code ?? idKey(item._id),
    status: "AVAILABLE",
    unit: item.sellBy === "WEIGHT" ? "KG" : "UN",
    ...(cover !== undefined && { images: [{ URL: pictureOf(cover), type: "MAIN" }] }),
    ...(nutritionalInfo && { nutritionalInfo }),
    ...(serves && { serving: serves }),
    ...(ean && { ean }),
    ...(tags && tags.length > 0 && { tags }),
    ...(allergens && { allergens }),
    ...(traces && traces.length > 0 && { traces }),
    ...((item.minAge === "18" || item.alcohol) && { minAge: 18 }),
  }
}
