import { isBlank } from "../wire/visibleText.ts"
import { type SettingScope, settingScopes } from "./scopes.ts"
import type { Words } from "../resource/Words.ts"

interface Described {
  readonly group: "ORDERS" | "MENU" | "CATALOG" | "PAYMENT" | "NOTIFICATIONS" | "HELP" | "SECURITY"
  readonly label: Words
  readonly about: Words
  /** The narrowest scope it is given for. */
  readonly narrowest: SettingScope
  /** Reader of the setting: this server, or only the platform's apps and services. */
  readonly readBy: "server" | "platform"
}

/** One key, its type, what it is without a word, and its bounds. */
export type SettingKey = Described &
  (
    | {
        readonly type: "BOOL"
        readonly default: boolean
        /** Turning it off stops something for many, which is asked with a phrase: its key. */
        readonly isKillSwitch?: true
      }
    /** Money is in cents. */
    | {
        readonly type: "INT" | "MONEY"
        readonly default: number
        readonly min: number
        readonly max: number
        readonly unit?: Words
      }
    | {
        readonly type: "STRING"
        readonly default: null
        readonly max: number
        /** It is written and never answered. */
        readonly isSecret?: true
        /** True if the setting accepts a text that is not too long. */
        readonly accepts?: (text: string) => boolean
      }
    | { readonly type: "ENUM"; readonly default: string; readonly choices: Readonly<Record<string, Words>> }
  )

const isWhole = (value: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/** True if a setting accepts this value. */
export const takes = (setting: SettingKey, value: unknown): boolean => {
  switch (setting.type) {
    case "BOOL":
      return typeof value === "boolean"
    case "INT":
    case "MONEY":
      return isWhole(value, setting)
    case "STRING":
      return (
        typeof value === "string" &&
        !isBlank(value) &&
        value.length <= setting.max &&
        !value.includes("\0") &&
        (setting.accepts?.(value) ?? true)
      )
    case "ENUM":
      return typeof value === "string" && Object.hasOwn(setting.choices, value)
  }
}

/**
 * A kept value by the type its setting declares: a text stays one, whatever it looks like, and former servers kept some
 * texts as the numbers and flags they look like. Null for data no setting has.
 */
export const storedValue = ({ type }: SettingKey, value: unknown): boolean | number | string | null => {
  if (value === null || value === undefined) return null
  if (type === "STRING" || type === "ENUM") return typeof value === "string" ? value : JSON.stringify(value)
  return typeof value === "object" ? null : (value as boolean | number | string)
}

/** True if a setting can be set for a scope this narrow. */
export const isGivenFor = ({ narrowest }: SettingKey, scope: SettingScope): boolean =>
  settingScopes.indexOf(scope) <= settingScopes.indexOf(narrowest)
