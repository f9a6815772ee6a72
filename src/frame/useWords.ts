import { useMemo } from "react"
import { usePanel } from "./PanelContext.ts"

type Values = Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, string>>

/** `inUse_one` and `inUse_other` are both asked for as `inUse`. */
type Key<W> = keyof W & string extends infer K
  ? K extends `${infer Stem}_${"one" | "other"}`
    ? Stem
    : K & string
  : never

/** Says one of a panel's sentences. Only known keys compile. */
export type Say<W> = (key: Key<W>, values?: Values) => string

/** A panel's words in both languages; the type of the English ones checks the Portuguese. */
export interface Dictionary<W extends Words> {
  readonly en: W
  readonly ptBr: Readonly<Record<keyof W, string>>
}

/** A panel's own words in the provider's language, with what the host put in their place (`messages`). */
export const useWords = <W extends Words>(namespace: string, words: Dictionary<W>): Say<W> => {
  const { i18n, locale, messages } = usePanel()
  return useMemo(() => {
    if (!i18n.hasResourceBundle(locale, namespace))
      i18n.addResourceBundle(locale, namespace, { ...words[locale], ...messages[locale]?.[namespace] })
    const t = i18n.getFixedT(locale, namespace)
    return (key, values = {}) => t(key as string, values)
  }, [i18n, locale, messages, namespace, words])
}
