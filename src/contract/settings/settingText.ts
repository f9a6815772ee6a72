import { limits, type Locale } from "../limits.ts"
import { hundredthsOf, numberOf } from "../wire/plainNumber.ts"
import { type SettingKey, takes } from "./settingKey.ts"
import type { SettingState } from "./settings.ts"
import { entryOf } from "../wire/entryOf.ts"

type Value = SettingState["value"]

/** A value as its field shows it: money in reais, on and off as words of code. */
export const textOf = ({ type }: SettingKey, value: Value): string => {
  if (value === null) return ""
  return type === "MONEY" ? (Number(value) / 100).toFixed(2) : String(value)
}

/** Returns the value of a field's text; undefined if the setting does not accept it. */
export const valueOf = (setting: SettingKey, text: string): Value | undefined => {
  const value: Value =
    setting.type === "BOOL"
      ? text === "true"
      : setting.type === "INT"
        ? numberOf(text)
        : setting.type === "MONEY"
          ? hundredthsOf(text)
          : text
  return text !== "" && takes(setting, value) ? value : undefined
}

/** A value in words of the reader's language. */
export const written = (setting: SettingKey, value: unknown, locale: Locale): string => {
  if (typeof value === "boolean")
    return value ? (locale === "en" ? "on" : "ligado") : locale === "en" ? "off" : "desligado"
  const number = Number(value)
  if (setting.type === "MONEY")
    return (number / 100).toLocaleString(limits.locales[locale], { style: "currency", currency: "BRL" })
  if (setting.type === "ENUM")
    return entryOf(setting.choices, String(value))?.[locale === "en" ? 1 : 0] ?? String(value)
  const unit = setting.type === "INT" ? setting.unit?.[locale === "en" ? 1 : 0] : undefined
  return unit === undefined ? String(value) : `${String(value)} ${unit}`
}
