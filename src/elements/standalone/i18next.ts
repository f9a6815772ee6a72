import { limits, type Locale } from "../../contract/limits.ts"

/*
 * Subset of i18next that the store toggle uses: interpolation and plurals. The whole library would be a quarter of the
 * stand-alone script (docs/decisions/0009).
 */

type Words = Readonly<Record<string, string>>
interface Values {
  readonly count?: unknown
  /** The values to interpolate. */
  readonly replace: Readonly<Record<string, unknown>>
}

const fill = (sentence: string, { replace }: Values) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(replace[name]))

export const createInstance = () => {
  const bundles = new Map<string, Words>()
  return {
    init: () => {},
    services: { pluralResolver: {} },
    hasResourceBundle: (locale: Locale, namespace: string) => bundles.has(`${locale} ${namespace}`),
    addResourceBundle: (locale: Locale, namespace: string, words: Words) =>
      bundles.set(`${locale} ${namespace}`, words),
    getFixedT: (locale: Locale, namespace: string) => {
      const words = bundles.get(`${locale} ${namespace}`) ?? {}
      const formOf = (count: number) => new Intl.PluralRules(limits.locales[locale]).select(count)
      return (key: string, values: Values = { replace: {} }) => {
        const { count } = values
        const sentence = typeof count === "number" ? words[`${key}_${formOf(count)}`] : words[key]
        return fill(sentence ?? key, values)
      }
    },
  }
}
