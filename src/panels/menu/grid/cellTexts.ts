import { wallTimeAt } from "../../../contract/companies/zonedTime.ts"
import { limits, type Locale } from "../../../contract/limits.ts"
import { rowWithId } from "../../../contract/menu/lookups.ts"
import type { CategoryRow, ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { statusAt } from "../../../contract/menu/statusAt.ts"
import type { Words } from "../../../contract/resource/Words.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { sameName } from "../../../contract/search/compareNames.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { writeMomentText } from "../../../ui/field/momentText.ts"
import { editedNumber } from "../../../ui/field/numberText.ts"
import type { Column } from "./columns.ts"

/** The surroundings a cell's text depends on. */
export interface CellContext {
  readonly categories: MenuData["categories"]
  readonly store: MenuData["store"]
  readonly locale: Locale
  /** In milliseconds since 1970. */
  readonly now: number
}

const two = (number: number) => String(number).padStart(2, "0")

/** An amount in cents as it is edited: without its currency. */
export const centsText = (locale: Locale, cents: number): string =>
  editedNumber(limits.locales[locale], (cents / 100).toFixed(2), 2, true)

/** A moment by the store's clock, as people of the language write it. */
const momentText = ({ locale, store }: CellContext, moment: string): string => {
  const { day, minutes } = wallTimeAt(Date.parse(moment), store.timeZone)
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return writeMomentText(limits.locales[locale], "datetime-local", `${day}T${clock}`)
}

/** A category's name; with that of the one it stands in where another one is called the same. */
export const categoryLabel = (categories: ReadonlyArray<CategoryRow>, category: CategoryRow): string => {
  const isAlone = categories.filter(({ name }) => sameName(name, category.name)).length === 1
  const parent = isAlone ? undefined : rowWithId(categories, category.parent)
  return parent ? `${parent.name} / ${category.name}` : category.name
}

/** Statuses of items with their words, in both languages. */
export const itemStatuses: ReadonlyArray<readonly [string, Words]> = Object.entries(
  menuItems.status?.values ?? {},
).map(([status, [ptBr, en]]) => [status, [ptBr, en]])

/** Words of an item's status, in a language. */
export const statusWords = (status: string, locale: Locale): string => {
  const found = itemStatuses.find(([one]) => one === status)
  return found ? wordsIn(found[1], locale) : status
}

/** Part of a price that is left over the cost, from 0 to 1 and below; undefined without a cost or a price. */
export const marginOf = ({ cost, price, promoPrice }: Pick<ItemRow, "cost" | "price" | "promoPrice">) => {
  const own = promoPrice ?? price
  return typeof cost === "number" && own > 0 ? (own - cost) / own : undefined
}

const numberText = (locale: Locale, value: unknown) =>
  typeof value === "number" ? centsText(locale, value) : ""

/** The text of a cell as it is edited and copied; empty without a value. */
export const cellText = (context: CellContext, item: ItemRow, { id, kind }: Column): string => {
  const { locale, categories, store, now } = context
  switch (kind) {
    case "money":
      return numberText(locale, entryOf(item, id))
    case "moment": {
      const moment = entryOf(item, id)
      return typeof moment === "string" ? momentText(context, moment) : ""
    }
    case "category": {
      const category = categories.find(({ _id }) => sameId(_id, item.category))
      return category ? categoryLabel(categories, category) : ""
    }
    case "percent": {
      const margin = marginOf(item)
      return margin === undefined ? "" : writtenNumber(locale, margin, { style: "percent" })
    }
    case "count":
      return item.tracksStock && typeof item.stock === "number" ? String(item.stock) : ""
    case "status":
      return statusWords(statusAt({ store }, "items", item, now) ?? "", locale)
    default:
      return String(entryOf(item, id) ?? "")
  }
}
