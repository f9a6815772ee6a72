/** A coupon's fields, as they are written or answered; what it is for is numbers or texts of ids. */
export interface CouponRuleFields {
  readonly startsAt?: unknown
  readonly endsAt?: unknown
  readonly weekdays?: unknown
  readonly fromTime?: unknown
  readonly untilTime?: unknown
  readonly audience?: unknown
  readonly channels?: unknown
  readonly fulfillment?: unknown
  readonly items?: unknown
  readonly categories?: unknown
  readonly segments?: unknown
  readonly cities?: unknown
  readonly isStackable?: unknown
}

const ids = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : []).map((one: unknown) =>
    String(typeof one === "object" && one !== null && "_id" in one ? one._id : one),
  )

/** True if two selections share a value; an empty selection stands for all. */
const meet = (one: unknown, other: unknown): boolean => {
  const [ownIds, otherIds] = [ids(one), ids(other)]
  return ownIds.length === 0 || otherIds.length === 0 || ownIds.some((value) => otherIds.includes(value))
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== ""

/** True if one period begins before the other ends; an open end lasts forever. */
const beginsBefore = (start: unknown, end: unknown): boolean =>
  !isText(start) || !isText(end) || Date.parse(start) < Date.parse(end)

/** Times of the day, which may run over midnight, as minutes from one day into the next. */
const hoursOf = ({ fromTime, untilTime }: CouponRuleFields): ReadonlyArray<readonly [string, string]> => {
  const [from, until] = [isText(fromTime) ? fromTime : "00:00", isText(untilTime) ? untilTime : "24:00"]
  return from <= until
    ? [[from, until]]
    : [
        ["00:00", until],
        [from, "24:00"],
      ]
}

const meetInHours = (one: CouponRuleFields, other: CouponRuleFields): boolean =>
  hoursOf(one).some(([from, until]) => hoursOf(other).some(([start, end]) => from < end && start < until))

/** Everybody is among all; who never ordered is none of those who stopped ordering. */
const meetInAudience = (one: unknown, other: unknown): boolean =>
  one === other || (one ?? "ALL") === "ALL" || (other ?? "ALL") === "ALL"

/** Ids of the items and of the categories inside a category of a menu. */
export interface Inside {
  readonly items: ReadonlyArray<string>
  readonly categories: ReadonlyArray<string>
}

/** Returns what is inside a category, at any level; nothing where the menu is not known. */
export type InsideOf = (category: string) => Inside

/** Items and categories a coupon is for, with those inside the categories; none for whole orders. */
const scopeOf = ({ items, categories }: CouponRuleFields, insideOf: InsideOf): ReadonlyArray<string> => {
  const named = ids(categories)
  const inside = named.map(insideOf)
  return [
    ...[ids(items), ...inside.map((one) => one.items)].flat().map((id) => `item ${id}`),
    ...[named, ...inside.map((one) => one.categories)].flat().map((id) => `category ${id}`),
  ]
}

/** Menu without categories that have anything inside. */
const nothingInside: InsideOf = () => ({ items: [], categories: [] })

/** True if a line of an order could match two coupons that do not combine: they overlap in time, audience and items. */
export const isConflict = (
  one: CouponRuleFields,
  other: CouponRuleFields,
  insideOf = nothingInside,
): boolean =>
  !(one.isStackable === true && other.isStackable === true) &&
  beginsBefore(one.startsAt, other.endsAt) &&
  beginsBefore(other.startsAt, one.endsAt) &&
  meet(one.weekdays, other.weekdays) &&
  meetInHours(one, other) &&
  meetInAudience(one.audience, other.audience) &&
  meet(one.channels, other.channels) &&
  meet(one.fulfillment, other.fulfillment) &&
  meet(scopeOf(one, insideOf), scopeOf(other, insideOf)) &&
  meet(one.segments, other.segments) &&
  meet(one.cities, other.cities)
