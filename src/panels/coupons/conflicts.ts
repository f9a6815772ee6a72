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

/** True if an order could match two coupons that do not combine: they overlap in time and audience. */
export const isConflict = (one: CouponRuleFields, other: CouponRuleFields): boolean =>
  !(one.isStackable === true && other.isStackable === true) &&
  beginsBefore(one.startsAt, other.endsAt) &&
  beginsBefore(other.startsAt, one.endsAt) &&
  meet(one.weekdays, other.weekdays) &&
  meetInHours(one, other) &&
  meetInAudience(one.audience, other.audience) &&
  meet(one.channels, other.channels) &&
  meet(one.fulfillment, other.fulfillment) &&
  meet(one.segments, other.segments) &&
  meet(one.cities, other.cities)
