import { instantOf } from "../../../contract/companies/zonedTime.ts"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import type { Rounding } from "../../../contract/menu/rounding.ts"
import { type StopEnd, stopEndAt, usualEndAt } from "../../../contract/menu/stopEnds.ts"
import type { Week } from "../../../contract/resource/field.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { hundredthsOf } from "../../../contract/wire/plainNumber.ts"
import { numberProblem } from "../../../ui/field/numberText.ts"
import type { BulkKind, BulkRule, PriceWay } from "./bulkRule.ts"

/** A rule while it is filled in: numbers and moments as fields have them. */
export interface BulkDraft {
  readonly way: PriceWay | "END"
  readonly value: string
  readonly roundTo: Rounding
  readonly from: string
  readonly until: string
  readonly category: RecordId | undefined
  readonly group: RecordId | undefined
  readonly isTaken: boolean
  readonly prefix: string
  readonly first: string
  readonly isForEmpty: boolean
  readonly channels: ReadonlyArray<string>
  readonly startsOn: string
  readonly endsOn: string
  /** A week as its field has it; empty for that of the category. */
  readonly week: string
  /** The store's usual one without it. */
  readonly end: StopEnd | undefined
}

export const emptyDraft: BulkDraft = {
  way: "PERCENT",
  value: "",
  roundTo: "NONE",
  from: "",
  until: "",
  category: undefined,
  group: undefined,
  isTaken: false,
  prefix: "",
  first: "1",
  isForEmpty: true,
  channels: [],
  startsOn: "",
  endsOn: "",
  week: "",
  end: undefined,
}

/** A number in hundredths; undefined while there is none. */
const hundredths = (text: string): number | undefined =>
  text === "" || numberProblem(text, 2) !== undefined ? undefined : hundredthsOf(text)

/** A field's moment by the store's clock, in ISO 8601; null without one. */
const moment = ({ timeZone }: MenuStore, local: string): string | null => {
  const [day, hour, minute] = local.split(/[T:]/)
  if (!day) return null
  const wall = { day, minutes: Number(hour ?? 0) * 60 + Number(minute ?? 0) }
  return new Date(instantOf(wall, timeZone, "first")).toISOString()
}

const isPositive = (way: BulkDraft["way"]) => way === "SET" || way === "MARGIN"

/** A percentage of what is left, or an amount, that makes no sense is none. */
const valueOf = ({ way, value }: BulkDraft): number | undefined => {
  const number = hundredths(value)
  if (number === undefined || (isPositive(way) && number < 0)) return undefined
  return way === "MARGIN" && number >= 10_000 ? undefined : number
}

/** First and last day; undefined where the last one comes before. */
const daysOf = ({ startsOn, endsOn }: BulkDraft): BulkRule | undefined =>
  startsOn !== "" && endsOn !== "" && endsOn < startsOn
    ? undefined
    : { kind: "DAYS", startsOn: startsOn || null, endsOn: endsOn || null }

/** The rule of a draft; undefined while something of it is missing. `at` is in milliseconds since 1970. */
export const ruleOf = (
  kind: BulkKind,
  draft: BulkDraft,
  store: MenuStore,
  at: number,
): BulkRule | undefined => {
  const { way, roundTo, category, group } = draft
  const value = valueOf(draft)
  switch (kind) {
    case "PRICE":
      return value === undefined || way === "END" ? undefined : { kind, way, value, roundTo }
    case "PROMOTION": {
      const [from, until] = [moment(store, draft.from), moment(store, draft.until)]
      if (way === "END") return { kind, way, value: 0, roundTo, from, until }
      const isUsable = value !== undefined && value >= 0 && (way === "PERCENT" || way === "SET")
      return isUsable ? { kind, way, value, roundTo, from, until } : undefined
    }
    case "CATEGORY":
      return category === undefined ? undefined : { kind, category }
    case "GROUP":
      return group === undefined ? undefined : { kind, group, isTaken: draft.isTaken }
    case "CODE": {
      const { prefix, isForEmpty } = draft
      return /^\d{1,9}$/.test(draft.first)
        ? { kind, prefix: prefix.trim(), first: Number(draft.first), isForEmpty }
        : undefined
    }
    case "CHANNELS":
      return { kind, channels: draft.channels }
    case "DAYS":
      return daysOf(draft)
    case "HOURS":
      return { kind, week: draft.week === "" ? null : (JSON.parse(draft.week) as Week) }
    case "SOLD_OUT":
      return { kind, until: draft.end ? stopEndAt(store, draft.end, at) : usualEndAt(store, at) }
    default:
      return { kind }
  }
}
