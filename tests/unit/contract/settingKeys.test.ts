import { describe, expect, it } from "vitest"
import { type SettingKey, settingKeys, takes } from "../../../src/contract/settings/settingKeys.ts"

const each: ReadonlyArray<readonly [string, SettingKey]> = Object.entries(settingKeys)

describe("whoever gives a setting a value", () => {
  it.each(each)("finds that %s takes its own default, and says so in both languages", (_, setting) => {
    if (setting.default !== null) expect(takes(setting, setting.default)).toBe(true)
    expect([...setting.label, ...setting.about].filter((text) => text.trim() === "")).toEqual([])
  })

  it("is refused what is out of bounds or of another type", () => {
    const days = settingKeys["security.sessionDays"]
    expect([0, 1, 90, 91, 1.5, "30", true, null].map((value) => takes(days, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(takes(settingKeys["payments.gatewayToken"], "  ")).toBe(false)
  })
})
