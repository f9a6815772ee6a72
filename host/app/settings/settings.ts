import { limits, type Locale } from "balcao/contract"
import { createContext, use } from "react"
import { type Activity, activityOf } from "./activity.ts"
import { type AppSettings, appSettingsOf, writeAppSettings } from "./brand.ts"
import { type Favourites, favouritesOf, type Recents, recentsOf } from "./savedScreens.ts"
import { type Layout, layoutOf } from "./layout.ts"
import { localeOf } from "./localeOf.ts"
import { readText, type Stored, stored, useStored } from "./stored.ts"

/** The stored settings of this browser (section 9, storage keys). */
export interface Settings {
  readonly language: Stored<Locale>
  readonly layout: Stored<Layout>
  /** The brand of the application; stored under `appSettings`. */
  readonly app: Stored<AppSettings>
  readonly activity: Stored<Activity>
  readonly favourites: Stored<Favourites>
  readonly recents: Stored<Recents>
  /** Height in CSS pixels of the banner of terms that wait to be accepted; 0 without one. */
  readonly termsRoom: Stored<number>
}

const maxRoom = 200
const roomOf = (text: string | null): number => Math.min(maxRoom, Math.max(0, Number(text) || 0))

/** Creates the settings of this browser; call it once, at the start. */
export const browserSettings = (): Settings => ({
  language: stored({
    key: limits.storageKeys.language,
    read: (text) => localeOf(text) ?? limits.defaultLocale,
    write: (locale) => locale,
  }),
  layout: stored({ key: limits.storageKeys.layout, read: layoutOf, write: JSON.stringify }),
  app: stored({
    key: limits.storageKeys.appSettings,
    read: (text) => appSettingsOf(text, location.origin),
    write: writeAppSettings,
  }),
  activity: stored({ key: "recentActivity", read: activityOf, write: JSON.stringify, lifetime: "session" }),
  favourites: stored({ key: "menuFavourites", read: favouritesOf, write: JSON.stringify }),
  termsRoom: stored({ key: "termsRoom", read: roomOf, write: String }),
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

/** The store of this session's activity. */
export const useActivityStore = () => useSettings().activity

/** The stores of favorite and recent screens. */
export const useSavedScreenStores = (): Pick<Settings, "favourites" | "recents"> => useSettings()

/** The store of the room that the banner of terms takes. */
export const useTermsRoomStore = () => useSettings().termsRoom

/** The store of the application's brand. */
export const useAppStore = () => useSettings().app

/** True if a token is stored: a guess that decides which files to preload. */
export const mayBeSignedIn = (): boolean => readText(limits.storageKeys.token) !== null
