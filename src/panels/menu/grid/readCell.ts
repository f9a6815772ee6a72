import { instantOf } from "../../../contract/companies/zonedTime.ts"
import { limits } from "../../../contract/limits.ts"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { statusMoves } from "../../../contract/menu/changes/statusOps.ts"
import { statusAt } from "../../../contract/menu/statusAt.ts"
import { folded } from "../../../contract/search/folded.ts"
import { readMomentText } from "../../../ui/field/momentText.ts"
import { moneyUnits, numberProblem, parsedNumber } from "../../../ui/field/numberText.ts"
import { categoryLabel, type CellContext, itemStatuses } from "./cellTexts.ts"
import type { Column } from "./columns.ts"

/** Reasons a text is no value of its column. */
export type TextProblem =
  | "notPrice"
  | "notMoment"
  | "notCount"
  | "noCategory"
  | "noStatus"
  | "nameMissing"
  | "computed"

/** Changes a text asks for; none where it says what is there already. */
export type CellReading =
  | { readonly fields: Readonly<Record<string, unknown>>; readonly ops: ReadonlyArray<MenuOp> }
  | { readonly problem: TextProblem }

const setting = (fields: Readonly<Record<string, unknown>>): CellReading => ({ fields, ops: [] })

/** Fields that an item is not without. */
const required: ReadonlySet<string> = new Set(["name", "price", "category"])

const money = ({ locale }: CellContext, id: string, text: string): CellReading => {
  const number = parsedNumber(limits.locales[locale], text, { digits: 2, units: moneyUnits })
  if (number === "" || numberProblem(number, 2) !== undefined || Number(number) < 0)
    return { problem: "notPrice" }
  return setting({ [id]: Math.round(Number(number) * 100) })
}

/** A day alone begins what begins then, and ends what ends then with its last minute. */
const moment = ({ locale, store }: CellContext, id: string, text: string): CellReading => {
  const language = limits.locales[locale]
  const day = readMomentText(language, "date", text)
  const last = id === "promoUntil" ? "23:59" : "00:00"
  const local = day === undefined ? readMomentText(language, "datetime-local", text) : `${day}T${last}`
  const [date, hour, minute] = local?.split(/[T:]/) ?? []
  if (date === undefined) return { problem: "notMoment" }
  const minutes = Number(hour) * 60 + Number(minute)
  return setting({ [id]: new Date(instantOf({ day: date, minutes }, store.timeZone, "first")).toISOString() })
}

const category = ({ categories }: CellContext, text: string): CellReading => {
  const found = categories.filter(
    (one) => folded(one.name) === folded(text) || folded(categoryLabel(categories, one)) === folded(text),
  )
  const [only] = found
  return only && found.length === 1 ? setting({ category: only._id }) : { problem: "noCategory" }
}

const count = (item: ItemRow, text: string): CellReading => {
  const counted = (value: number | null): MenuOp => ({
    op: "stock",
    list: "items",
    _id: item._id,
    counted: value,
  })
  if (text === "") return { fields: { tracksStock: null }, ops: [counted(null)] }
  if (!/^\d{1,9}$/.test(text)) return { problem: "notCount" }
  return { fields: item.tracksStock ? {} : { tracksStock: true }, ops: [counted(Number(text))] }
}

const status = ({ store, now }: CellContext, item: ItemRow, text: string): CellReading => {
  const found = itemStatuses.find(([value, words]) =>
    [value, ...words].some((one) => folded(one) === folded(text)),
  )
  if (!found) return { problem: "noStatus" }
  const isSame = statusAt({ store }, "items", item, now) === found[0]
  const ops = isSame ? [] : statusMoves({ store }, { list: "items", row: item, at: now }, found[0])
  return { fields: {}, ops }
}

/** The changes that a text typed or pasted into a cell asks for, or why it cannot be read. */
export const readCell = (context: CellContext, item: ItemRow, column: Column, typed: string): CellReading => {
  const { id, kind } = column
  const text = typed.trim()
  if (kind === "count") return count(item, text)
  if (kind === "percent") return { problem: "computed" }
  if (text === "" && !required.has(id) && kind !== "status") return setting({ [id]: null })
  switch (kind) {
    case "money":
      return money(context, id, text)
    case "moment":
      return moment(context, id, text)
    case "category":
      return category(context, text)
    case "status":
      return status(context, item, text)
    default:
      return text === "" ? { problem: "nameMissing" } : setting({ [id]: text })
  }
}
