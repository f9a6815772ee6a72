import { wallTimeAt } from "../../../contract/companies/zonedTime.ts"
import { limits, type Locale } from "../../../contract/limits.ts"
import { madeOnce, rowWithId } from "../../../contract/menu/lookups.ts"
import type { CategoryRow, ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import { priceIn } from "../../../contract/menu/price.ts"
import { statusAt } from "../../../contract/menu/statusAt.ts"
import type { Words } from "../../../contract/resource/Words.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { plainName } from "../../../contract/search/folded.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { grouped } from "../../../contract/wire/grouped.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { writeMomentText } from "../../../ui/field/momentText.ts"
import { editedNumber } from "../../../ui/field/numberText.ts"
import { marginOf } from "../marginOf.ts"
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

const labels = madeOnce((categories: ReadonlyArray<CategoryRow>): ReadonlyMap<string, string> => {
  const alike = grouped(categories, ({ name }) => plainName(name))
  const labelOf = ({ name, parent }: CategoryRow) => {
    const isAlone = alike.get(plainName(name))?.length === 1
    const above = isAlone ? undefined : rowWithId(categories, parent)
    return above ? `${above.name} / ${name}` : name
  }
  return new Map(categories.map((one) => [idKey(one._id), labelOf(one)]))
})

/** A category's name; with that of the one it stands in where another one is called the same. */
export const categoryLabel = (categories: ReadonlyArray<CategoryRow>, category: CategoryRow): string =>
  labels(categories).get(idKey(category._id)) ?? category.name

/** Statuses of items with their words, in both languages. */
export const itemStatuses: ReadonlyArray<readonly [string, Words]> = Object.entries(
  menuItems.status?.values ?? {},
).map(([status, [ptBr, en]]) => [status, [ptBr, en]])

/** Words of an item's status, in a language. */
export const statusWords = (status: string, locale: Locale): string => {
  const found = itemStatuses.find(([one]) => one === status)
  return found ? wordsIn(found[1], locale) : status
}

/** The margin of an item at the price that counts now. */
export const marginIn = ({ now }: CellContext, item: ItemRow) =>
  marginOf(priceIn(item, { menu: undefined, place: undefined }, now), item.cost)

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
      const category = rowWithId(categories, item.category)
      return category ? categoryLabel(categories, category) : ""
    }
    case "percent": {
      const margin = marginIn(context, item)
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
