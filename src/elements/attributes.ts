import { limits, type Locale } from "../contract/limits.ts"

/** Parses an attribute into its prop; undefined as if the attribute were missing. */
export type ReadAttribute<A> = (text: string) => A | undefined

const locales = Object.keys(limits.locales) as ReadonlyArray<Locale>

/** Ours, or a BCP 47 tag of the same language: `pt-BR`, `pt`, `en-GB`. */
export const localeOf = (given: string | null): Locale => {
  const language = given?.slice(0, 2).toLowerCase()
  return locales.find((name) => name.slice(0, 2) === language) ?? limits.defaultLocale
}

export const text: ReadAttribute<string> = (given) => given

/** The id of a record. */
export const wholeNumber: ReadAttribute<number> = (given) => (/^\d+$/.test(given) ? Number(given) : undefined)

export const oneOf =
  <const A extends string>(values: ReadonlyArray<A>): ReadAttribute<A> =>
  (given) =>
    values.find((value) => value === given)

/** `user-id` for `userId`, because HTML attributes are case-insensitive. */
export const attributeName = (prop: string): string =>
  prop.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** The properties of every list. */
export const listProperties = ["view", "defaultView", "onViewChange"] as const

/** The properties of every panel that may have unsaved changes. */
export const unsavedProperties = ["onDirtyChange", "held"] as const

/** The properties of every editor. */
export const editorProperties = [...unsavedProperties, "onTabChange", "onHeading"] as const
