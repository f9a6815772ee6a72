import type { i18n } from "i18next"
import { useMemo } from "react"
import { isolateText } from "../contract/isolateText.ts"
import type { Locale } from "../contract/limits.ts"
import type { Words } from "../contract/resource/Words.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"
import { type Estimate, writeAmount, writeEstimate } from "./amount.ts"
import { usePanel } from "./PanelContext.ts"

/** Values of a sentence. Numbers are amounts and formatted for the language; pass ids as text. Texts keep their direction to themselves. */
type Values = Readonly<Record<string, string | number | Estimate>>
/** `inUse_one` and `inUse_other` are both asked for as `inUse`. */
type Key<W> = keyof W & string extends infer K
  ? K extends `${infer Stem}_${"one" | "other"}`
    ? Stem
    : K & string
  : never

/** Function that returns one of a panel's texts. Only known keys compile. */
export type Say<W> = (key: Key<W>, values?: Values) => string

/** A panel's words by name, each in both languages: a missing one does not compile. */
export type Dictionary = Readonly<Record<string, Words>>

const inLanguage = (words: Dictionary, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([key, both]) => [key, wordsIn(both, locale)]))

/** A value that a server leaves empty is none, though its type says otherwise. */
const isEstimate = (value: Values[string] | undefined): value is Estimate => value instanceof Object

const writtenValue = (locale: Locale, value: Values[string]): string => {
  if (isEstimate(value)) return writeEstimate(locale, value)
  return typeof value === "number" ? writeAmount(locale, value) : isolateText(value)
}

const formatted = (locale: Locale, values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, writtenValue(locale, value)]))

/** The number that chooses the form of a sentence. */
const counted = ({ count }: Values) => (isEstimate(count) ? { count: count.about } : {})

const makeSay = (i18n: i18n, locale: Locale, namespace: string): Say<Dictionary> => {
  const t = i18n.getFixedT(locale, namespace)
  const plain = new Map<string, string>()
  return (key, values) => {
    // `count` itself chooses the form of the sentence; `replace` is what the sentence shows.
    if (values) return t(key, { ...values, ...counted(values), replace: formatted(locale, values) })
    const sentence = plain.get(key) ?? t(key)
    plain.set(key, sentence)
    return sentence
  }
}

/** One function for each provider, language and namespace, shared by all components. */
const says = new WeakMap<i18n, Map<string, Say<Dictionary>>>()

const sayOf = (i18n: i18n, locale: Locale, namespace: string): Say<Dictionary> => {
  const all = says.get(i18n) ?? new Map<string, Say<Dictionary>>()
  says.set(i18n, all)
  const name = `${locale} ${namespace}`
  const say = all.get(name) ?? makeSay(i18n, locale, namespace)
  all.set(name, say)
  return say
}

/** A panel's own words in the provider's language, with what the host put in their place (`messages`). */
export const useWords = <W extends Dictionary>(namespace: string, words: W): Say<W> => {
  const { i18n, locale, messages } = usePanel()
  return useMemo(() => {
    if (!i18n.hasResourceBundle(locale, namespace))
      i18n.addResourceBundle(locale, namespace, {
        ...inLanguage(words, locale),
        ...messages[locale]?.[namespace],
      })
    return sayOf(i18n, locale, namespace) as Say<W>
  }, [i18n, locale, messages, namespace, words])
}
