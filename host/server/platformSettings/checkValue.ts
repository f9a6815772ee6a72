import * as Effect from "effect/Effect"
import type { Locale } from "../../../src/contract/limits.ts"
import { type SettingKey, takes } from "../../../src/contract/settings/settingKeys.ts"
import type { SettingState } from "../../../src/contract/settings/settings.ts"
import { badRequest } from "../http/issues.ts"

interface CheckedValue {
  readonly body: { readonly value: SettingState["value"]; readonly confirmation?: string }
  readonly language: Locale
}

/** Fails for a value the setting does not take, and for a kill switch turned off without its key. */
export const checkValue = (key: string, setting: SettingKey, { body, language }: CheckedValue) => {
  const { value, confirmation } = body
  if (value !== null && !takes(setting, value))
    return Effect.fail(badRequest([{ path: "body.value", code: "range" }], language))
  const isStopping = setting.type === "BOOL" && setting.isKillSwitch && value === false
  if (isStopping && confirmation !== key)
    return Effect.fail(badRequest([{ path: "body.confirmation", code: "invalid" }], language))
  return Effect.void
}
