import {
  isGivenFor,
  type SettingKey,
  settingKeys,
  settingNamed,
  written,
} from "../../../contract/settings/settingKeys.ts"
import type { Locale } from "../../../contract/limits.ts"

/** The settings companies are given that are on or off, a number or an amount. */
export const companySettings: ReadonlyArray<readonly [key: string, setting: SettingKey]> = Object.entries(
  settingKeys as Readonly<Record<string, SettingKey>>,
).filter(([, setting]) => setting.type !== "STRING" && isGivenFor(setting, "COMPANY"))

const place = (locale: Locale) => (locale === "ptBr" ? 0 : 1)

/** Returns a setting's label. */
export const settingLabel = (key: string, locale: Locale): string =>
  settingNamed(key)?.label[place(locale)] ?? key

/** Returns a description of a setting's effect. */
export const settingAbout = (key: string, locale: Locale): string | undefined =>
  settingNamed(key)?.about[place(locale)]

/** A value of a setting in words. */
export const settingText = (key: string, value: unknown, locale: Locale): string => {
  const setting = settingNamed(key)
  return setting ? written(setting, value, locale) : String(value)
}
