import { limits, type Locale } from "balcao/contract"
import { createContext, use } from "react"
import { type Activity, activityOf } from "../activity/activity.ts"
import { type AppSettings, appSettingsOf, writeAppSettings } from "../brand/brand.ts"
import { type Favourites, favouritesOf, type Recents, recentsOf } from "../shell/savedScreens.ts"
import { type Layout, layoutOf } from "./layout.ts"
import { type Stored, stored, useStored } from "./stored.ts"

/** What a person chooses about the panel in this browser (section 9, storage keys). */
export interface Settings {
  readonly language: Stored<Locale>
  readonly layout: Stored<Layout>
  /** How the application wants the panel to look; kept under `appSettings`. */
  readonly app: Stored<AppSettings>
  readonly activity: Stored<Activity>
  readonly favourites: Stored<Favourites>
  readonly recents: Stored<Recents>
}

const localeOf = (text: string | null): Locale =>
  text !== null && Object.hasOwn(limits.locales, text) ? (text as Locale) : limits.defaultLocale

/** The settings of this browser; made once, at the start. */
export const browserSettings = (): Settings => ({
  language: stored({ key: limits.storageKeys.language, read: localeOf, write: (locale) => locale }),
  layout: stored({ key: limits.storageKeys.layout, read: layoutOf, write: JSON.stringify }),
  app: stored({
    key: limits.storageKeys.appSettings,
    read: (text) => appSettingsOf(text, location.origin),
    write: writeAppSettings,
  }),
  activity: stored({ key: "recentActivity", read: activityOf, write: JSON.stringify, lifetime: "session" }),
  favourites: stored({ key: "menuFavourites", read: favouritesOf, write: JSON.stringify }),
  recents: stored({ key: "recentScreens", read: recentsOf, write: JSON.stringify, lifetime: "session" }),
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

/** What happened in this session. */
export const useActivityStore = () => useSettings().activity

/** The screens one starred, and those one came from. */
export const useSavedScreenStores = (): Pick<Settings, "favourites" | "recents"> => useSettings()

/** How the application wants the panel to look, as it is stored. */
export const useAppStore = () => useSettings().app

/** Whether a token is stored: a guess at what will be shown, good enough to fetch it. */
export const mayBeSignedIn = (): boolean => {
  try {
    return localStorage.getItem(limits.storageKeys.token) !== null
  } catch {
    return false
  }
}
