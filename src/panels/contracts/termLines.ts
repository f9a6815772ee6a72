import { limits, type Locale } from "../../contract/limits.ts"
import { isGiven } from "../../contract/resource/body.ts"
import { valueAt, storeDay } from "../../contract/resource/datedItems.ts"
import { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { ValuesOf } from "../../resource/described/recordTexts.ts"
import type { Say } from "../../frame/useWords.ts"
import { writtenDay, writtenMoney, writtenNumber } from "../../frame/written.ts"
import type { contractWords } from "./words.ts"

type Values = ValuesOf<typeof contracts> & { readonly owner?: unknown }

type Amendment = { readonly [N in keyof RowOf<typeof contracts>["amendments"][number]]?: unknown }

/** Reader of the terms. */
export interface TermsReader {
  readonly locale: Locale
  readonly say: Say<typeof contractWords>
}

const terms = ["commission", "commissionOwnFleet", "monthlyFee", "paymentFee"] as const

type Term = (typeof terms)[number]

const termsText = ({ locale, say }: TermsReader, valueOf: (name: Term) => unknown): string => {
  const termText = (name: Term) => {
    const value = valueOf(name)
    if (!isGiven(value)) return []
    const options = { style: "percent", maximumFractionDigits: 2 } as const
    const text =
      name === "monthlyFee"
        ? writtenMoney(locale, Number(value))
        : writtenNumber(locale, Number(value) / 10_000, options)
    return [say(name, { value: text })]
  }
  return new Intl.ListFormat(limits.locales[locale], { type: "conjunction" }).format(terms.flatMap(termText))
}

const amendmentLine = (reader: TermsReader, item: Amendment): ReadonlyArray<string> => {
  const { locale, say } = reader
  const text = termsText(reader, (name) => item[name])
  if (text === "" || !isGiven(item.since)) return []
  const values = { day: writtenDay(locale, String(item.since)), terms: text }
  return [
    isGiven(item.reason)
      ? say("fromBecause", { ...values, reason: String(item.reason) })
      : say("from", values),
  ]
}

/** The terms of a contract at an instant and those that are agreed for later, a line each; none while nothing is filled. */
export const contractTerms = (
  reader: TermsReader,
  values: Values,
  now = Date.now(),
): ReadonlyArray<string> => {
  const { locale, say } = reader
  const today = storeDay(values.owner as object | undefined, now)
  const startsAt = String(values.startsAt ?? "")
  const text = termsText(reader, (name) => valueAt(contracts, values, name, now))
  const first =
    startsAt > today
      ? say("from", { day: writtenDay(locale, startsAt), terms: text })
      : say("inForce", { terms: text })
  const later = ((values.amendments ?? []) as ReadonlyArray<Amendment>)
    .filter((item) => String(item.since ?? "") > today)
    .toSorted((one, other) => String(one.since).localeCompare(String(other.since)))
  return [...(text === "" ? [] : [first]), ...later.flatMap((item) => amendmentLine(reader, item))]
}
