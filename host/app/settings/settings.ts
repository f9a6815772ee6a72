import { limits, type Locale } from "balcao/contract"
import { createContext, use } from "react"
import { type Stored, stored, useStored } from "./stored.ts"

/** How the shell is laid out; kept whole under the key `layoutConfig`. */
export interface Layout {
  readonly scheme: "auto" | "light" | "dark"
  /** Whether the sidebar shows icons only. */
  readonly rail: boolean
}

/** What a person chooses about the panel in this browser (section 9, storage keys). */
export interface Settings {
  readonly language: Stored<Locale>
  readonly layout: Stored<Layout>
}

const localeOf = (text: string | null): Locale =>
  text !== null && Object.hasOwn(limits.locales, text) ? (text as Locale) : limits.defaultLocale

const parsed = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? "{}")
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What is stored may come from elsewhere: anything unknown falls to the default. */
export const layoutOf = (text: string | null): Layout => {
  const { scheme, rail } = parsed(text)
  return { scheme: scheme === "light" || scheme === "dark" ? scheme : "auto", rail: rail === true }
}

/** The settings of this browser; made once, at the start. */
export const browserSettings = (): Settings => ({
  language: stored({ key: limits.storageKeys.language, read: localeOf, write: (locale) => locale }),
  layout: stored({ key: limits.storageKeys.layout, read: layoutOf, write: JSON.stringify }),
})

export const SettingsContext = createContext<Settings | undefined>(undefined)

const useSettings = (): Settings => {
  const settings = use(SettingsContext)
  if (!settings) throw new Error("Render the app inside <SettingsContext>.")
  return settings
}

/** The interface language and the way to change it. */
export const useLanguage = () => useStored(useSettings().language)

/** The layout and the way to change it. */
export const useLayout = () => useStored(useSettings().layout)

/** Whether a token is stored: a guess at what will be shown, good enough to fetch it. */
export const mayBeSignedIn = (): boolean => {
  try {
    return localStorage.getItem(limits.storageKeys.token) !== null
  } catch {
    return false
  }
}
