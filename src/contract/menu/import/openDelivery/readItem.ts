import { allergens as known, menuTags } from "../../menuChoices.ts"
import { eanOf } from "../../barcode.ts"
import { codeOf } from "../codeOf.ts"
import { centsIn, type Node, nodeIn, nodesIn, type Notes, numberIn, textIn, textsIn } from "./reader.ts"

type Fields = Readonly<Record<string, unknown>>

const own: ReadonlySet<string> = new Set(Object.keys(known))

/** Allergens of the standard by the group of ours they are in. */
const groupOf: ReadonlyMap<string, string> = new Map([
  ...["GLUTEN", "WHEAT", "RYE", "BARLEY", "OAT"].map((name) => [name, "WHEAT_RYE_BARLEY_OATS"] as const),
  ["LACTOSE", "MILK"],
])

/** Text cut at the limit of its field. */
export const cut = (node: Node, name: string, max: number, notes: Notes): string | undefined => {
  const text = textIn(node, name)
  if (text === undefined || [...text].length <= max) return text
  notes.add("longName", node, name)
  return [...text].slice(0, max).join("").trim()
}

const standardAllergens = (info: Node, notes: Notes): Fields => {
  const names = textsIn(info, "allergen").flatMap((one) => {
    const parts = one.split(/[,;/ ]+/).filter((part) => part !== "")
    if (parts.length > 1) notes.add("mixedAllergens", info, "allergen")
    return parts.map((part) => part.toUpperCase())
  })
  if (names.includes("NO_DECLARED_ALLERGENS")) return { noAllergens: true }
  const found = names.map((name) => groupOf.get(name) ?? name)
  if (found.some((name) => !own.has(name))) notes.add("oddAllergen", info, "allergen")
  const allergens = [...new Set(found.filter((name) => own.has(name)))]
  return allergens.length > 0 ? { allergens: allergens } : {}
}

const ownAllergens = (item: Node): Fields => {
  const listed = textsIn(item, "allergens").filter((name) => own.has(name))
  const traces = textsIn(item, "traces").filter((name) => own.has(name))
  const isNone = Array.isArray(item.value["allergens"]) && listed.length === 0 && traces.length === 0
  return {
    ...(listed.length > 0 && { allergens: listed }),
    ...(traces.length > 0 && { traces }),
    ...(isNone && { noAllergens: true }),
  }
}

/** Nutrition of a new item: its calories, and a warning where it is alcohol. */
const nutritionIn = (info: Node | undefined): Fields => {
  const [amount] = /\d+([.,]\d+)?/.exec((info && textIn(info, "calories")) ?? "") ?? []
  return {
    ...(amount !== undefined && {
      nutrition: [{ name: "Valor energético", amount: Number(amount.replace(",", ".")), unit: "KCAL" }],
    }),
  }
}

const unitIn = (item: Node, notes: Notes): Fields => {
  const unit = textIn(item, "unit")?.toUpperCase()
  if (unit === "KG") return { sellBy: "WEIGHT" }
  if (unit !== undefined && unit !== "UN") notes.add("oddUnit", item, "unit")
  return {}
}

const tagsIn = (item: Node): Fields => {
  const tags = textsIn(item, "tags").filter((tag) => Object.hasOwn(menuTags, tag))
  return tags.length > 0 ? { tags } : {}
}

const hasPicture = (item: Node): boolean =>
  nodesIn(item, "images").length > 0 ||
  nodeIn(item, "image") !== undefined ||
  textIn(item, "imageUrl") !== undefined

/** Fields of an item besides its price: those that count in any case, and those of a new one alone. */
export const readProduct = (
  item: Node,
  notes: Notes,
): { readonly fields: Fields; readonly initial: Fields } => {
  const info = nodeIn(item, "nutritionalInfo")
  const description = cut(item, "description", 500, notes)
  const serves = numberIn(item, "serving")
  const ean = textIn(item, "ean")
  const isTold = Array.isArray(item.value["allergens"])
  if (ean !== undefined && eanOf(ean) === undefined) notes.add("unreadCell", item, "ean")
  if (hasPicture(item)) notes.add("pictures", item)
  return {
    fields: {
      ...(description !== undefined && { description }),
      ...(serves !== undefined && serves >= 1 && serves <= 50 && { serves: Math.round(serves) }),
      ...(ean !== undefined && eanOf(ean) !== undefined && { ean: eanOf(ean) }),
      ...unitIn(item, notes),
      ...tagsIn(item),
      ...(isTold || !info ? ownAllergens(item) : standardAllergens(info, notes)),
      ...(info?.value["isAlcoholic"] === true && { alcohol: true }),
    },
    initial: nutritionIn(info),
  }
}

/** The price in cents, and that of a promotion where the price before it is higher. */
export const readPrice = (offer: Node, name: string, notes: Notes): Fields => {
  const price = nodeIn(offer, name)
  if (!price) return {}
  const [value, original] = [centsIn(price, "value", notes), centsIn(price, "originalValue", notes)]
  if (value === undefined) return {}
  return original !== undefined && original > value
    ? { price: original, promoPrice: value }
    : { price: value }
}

/** The code of a record as it is written, which may be the id it has here, and as a code. */
export const readCode = (node: Node): { readonly id?: string; readonly code?: string } => {
  const written = textIn(node, "externalCode")
  const code = written === undefined ? undefined : codeOf(written)
  return { ...(written !== undefined && { id: written }), ...(code !== undefined && { code }) }
}
