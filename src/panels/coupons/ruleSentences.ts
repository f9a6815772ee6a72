import { limits, type Locale } from "../../contract/limits.ts"
import { isGiven } from "../../contract/resource/body.ts"
import type { Field } from "../../contract/resource/field.ts"
import { coupons } from "../../contract/resources/coupons.ts"
import type { Clock } from "../../frame/clock.ts"
import type { Say } from "../../frame/useWords.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { writtenAt, writtenDate, writtenMoney, writtenNumber } from "../../frame/written.ts"
import type { couponWords } from "./words.ts"

/** Values of a coupon's fields during editing; some may still be empty. */
export type CouponValues = Readonly<Record<string, unknown>>

/** Reader of the rule. */
export interface RuleReader {
  readonly locale: Locale
  readonly say: Say<typeof couponWords>
  /** The clock of the coupon's store. */
  readonly clock: Clock
}

const textsIn = (value: unknown): ReadonlyArray<string> => (Array.isArray(value) ? value.map(String) : [])

const listed = (locale: Locale, type: "conjunction" | "disjunction", items: ReadonlyArray<string>) =>
  new Intl.ListFormat(limits.locales[locale], { type }).format(items)

const percentOf = ({ locale }: RuleReader, value: unknown) =>
  writtenNumber(locale, Number(value) / 10_000, { style: "percent", maximumFractionDigits: 2 })

/** Returns the customer's benefit in words; undefined until it is chosen. */
const benefitOf = (reader: RuleReader, values: CouponValues): string | undefined => {
  const { locale, say } = reader
  const { type, percent, value, maxDiscount } = values
  if (type === "FREE_DELIVERY") return say("benefit.FREE_DELIVERY")
  if (type === "FIXED")
    return isGiven(value) ? say("benefit.FIXED", { value: writtenMoney(locale, Number(value)) }) : undefined
  if ((type !== "PERCENT" && type !== "CASHBACK") || !isGiven(percent)) return undefined
  const benefit = say(`benefit.${type}`, { percent: percentOf(reader, percent) })
  return isGiven(maxDiscount)
    ? say("atMost", { benefit, max: writtenMoney(locale, Number(maxDiscount)) })
    : benefit
}

/** Values that leave some out, in words; nothing where none or all are chosen. */
const someOf = (
  locale: Locale,
  { choices = {} }: Field,
  value: unknown,
  word: (one: string) => string,
): string | undefined => {
  const chosen = textsIn(value)
  if (chosen.length === 0 || chosen.length === Object.keys(choices).length) return undefined
  return listed(locale, "disjunction", chosen.map(word))
}

const workdays = "MON,TUE,WED,THU,FRI"

const daysOf = ({ locale, say }: RuleReader, value: unknown): string | undefined => {
  const days = textsIn(value)
  if (days.length === 0 || days.length === 7) return undefined
  const chosen = days.toSorted().join()
  if (chosen === workdays.split(",").toSorted().join()) return say("workdays")
  if (chosen === "SAT,SUN") return say("weekend")
  const list = listed(
    locale,
    "conjunction",
    days.map((day) => wordOf(say, "day", day)),
  )
  return say("days", { list })
}

const timesOf = ({ locale, say }: RuleReader, { fromTime, untilTime }: CouponValues): string | undefined => {
  const clock = (time: unknown) =>
    writtenDate(locale, new Date(`1970-01-01T${String(time)}:00Z`), { timeStyle: "short", timeZone: "UTC" })
  if (isGiven(fromTime) && isGiven(untilTime))
    return say("between", { from: clock(fromTime), until: clock(untilTime) })
  if (isGiven(fromTime)) return say("since", { from: clock(fromTime) })
  return isGiven(untilTime) ? say("until", { until: clock(untilTime) }) : undefined
}

/** Returns the conditions of a coupon (time, place and audience) in spoken order. */
const conditionsOf = (reader: RuleReader, values: CouponValues): ReadonlyArray<string | undefined> => {
  const { locale, say } = reader
  const channels = someOf(locale, coupons.fields.channels, values.channels, (one) =>
    wordOf(say, "channel", one),
  )
  const fulfillment = someOf(locale, coupons.fields.fulfillment, values.fulfillment, (one) =>
    wordOf(say, "fulfillment", one),
  )
  const places = (["segments", "cities"] as const).map((name) => {
    const names = textsIn(values[name])
    return names.length > 0 ? say(name, { list: listed(locale, "disjunction", names) }) : undefined
  })
  const sold = [...textsIn(values.items), ...textsIn(values.categories)]
  const audience = String(values.audience ?? "ALL")
  return [
    sold.length > 0 ? say("sold", { list: listed(locale, "disjunction", sold) }) : undefined,
    channels && say("channels", { list: channels }),
    fulfillment && say("fulfillment", { list: fulfillment }),
    ...places,
    daysOf(reader, values.weekdays),
    timesOf(reader, values),
    audience === "NEW_CUSTOMER" || audience === "INACTIVE_30D" ? say(`audience.${audience}`) : undefined,
  ]
}

const validity = (
  { locale, say, clock }: RuleReader,
  { startsAt, endsAt }: CouponValues,
): string | undefined => {
  if (!isGiven(startsAt)) return undefined
  const from = writtenAt(locale, String(startsAt), clock)
  return isGiven(endsAt)
    ? say("validUntil", { from, until: writtenAt(locale, String(endsAt), clock) })
    : say("validSince", { from })
}

const payer = (reader: RuleReader, { fundedBy, platformShare }: CouponValues): string | undefined => {
  const { say } = reader
  if (fundedBy === "SHARED")
    return isGiven(platformShare)
      ? say("payer.SHARED", { share: percentOf(reader, platformShare) })
      : undefined
  return isGiven(fundedBy) ? wordOf(say, "payer", String(fundedBy)) : undefined
}

/**
 * A coupon's rule in plain sentences, of what is filled so far; `items`, `categories`, `segments`
 * and `cities` hold names. Undefined until one knows what the customer gets.
 */
export const couponRule = (reader: RuleReader, values: CouponValues): string | undefined => {
  const { locale, say } = reader
  const benefit = benefitOf(reader, values)
  if (benefit === undefined) return undefined
  const { minOrder, limitTotal, limitPerCustomer, isStackable } = values
  const orders = isGiven(minOrder)
    ? say("minOrder", { min: writtenMoney(locale, Number(minOrder)) })
    : say("anyOrder")
  const offer = [say("onOrders", { benefit, orders }), ...conditionsOf(reader, values)]
  return [
    `${offer.filter((one) => one !== undefined).join(", ")}.`,
    validity(reader, values),
    isGiven(limitTotal) ? say("uses", { count: Number(limitTotal) }) : undefined,
    isGiven(limitPerCustomer) ? say("perCustomer", { count: Number(limitPerCustomer) }) : undefined,
    isStackable === true ? say("stackable") : undefined,
    payer(reader, values),
  ]
    .filter((one) => one !== undefined)
    .join(" ")
}
