import { describe, expect, it } from "vitest"
import {
  appSettingsOf,
  brandAt,
  brandOf,
  expiryOf,
  safePicture,
  writeAppSettings,
} from "../../../host/app/settings/brand.ts"

const origin = "https://panel.example"

describe("an application's look", () => {
  it("is taken as far as it can be used; the rest takes its default", () => {
    expect(
      brandOf(
        { titleTab: " Pizza ", footerTitle: "", logo: "/l.png", tabIcon: null, expiration: "x" },
        origin,
      ),
    ).toEqual({ titleTab: "Pizza", logo: "https://panel.example/l.png" })
  })
  it("has an accent of six digits, or none", () => {
    expect(brandOf({ primaryColor: " #F0532D " }, origin)).toEqual({ primaryColor: "#F0532D" })
    for (const none of ["red", "#fff", "#12345g", "#123456;}", null, 7])
      expect(brandOf({ primaryColor: none }, origin)).toEqual({})
  })
  it("gives way to the defaults once its style has expired; a day counts to its end", () => {
    const style = { titleTab: "Pizza", expiration: "2026-03-05T12:00:00Z" }
    const at = Date.parse(style.expiration)
    expect(brandAt(style, origin, at - 1)).toEqual({ titleTab: "Pizza" })
    expect(brandAt(style, origin, at)).toEqual({ expiredAt: "2026-03-05T12:00:00.000Z" })
    expect(expiryOf("2026-03-05")).toBe(new Date(2026, 2, 6).getTime())
    for (const none of [null, undefined, "", "soon", 5]) expect(expiryOf(none)).toBeUndefined()
  })
  const hostile = [
    "javascript:alert(1)",
    "\tjava\nscript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "red;}body{display:none",
    "<script>alert(1)</script>",
    7,
    { toString: "x" },
  ]
  it.each([
    ...["logo", "tabIcon", "backgroundLogin"].map((field) => [field, /^https:\/\/panel\.example\//] as const),
    ...["titleTab", "footerTitle"].map((field) => [field, /./] as const),
    ["primaryColor", /^#[\da-f]{6}$/] as const,
    ["expiration", /^$/] as const,
  ])("takes nothing from a foreign platform's %s that could run", (field, taken) => {
    const other = field === "titleTab" ? "footerTitle" : "titleTab"
    for (const given of hostile) {
      const brand: Readonly<Record<string, string>> = {
        ...brandAt({ [other]: "Vila", [field]: given }, origin, 0),
      }
      if (brand[field] !== undefined) expect(brand[field]).toMatch(taken)
      expect(brand[other]).toBe("Vila")
    }
  })
  it.each(["https://me:pw@other.example/x.png", "http://[", " ", `https://x.example/${"a".repeat(2100)}`])(
    "never shows a picture from %s",
    (given) => {
      expect(safePicture(given, origin)).toBeUndefined()
    },
  )
})

describe("the stored application settings", () => {
  it("come back as they were, with what others put there", () => {
    const text = '{"theme":{"id":3},"logo":"https://x.example/l.png","keptUntil":5}'
    const read = appSettingsOf(text, origin)
    expect(read).toEqual({
      brand: { logo: "https://x.example/l.png" },
      keptUntil: 5,
      otherSettings: { theme: { id: 3 } },
    })
    expect(appSettingsOf(writeAppSettings(read), origin)).toEqual(read)
  })
  it.each([null, "", "{", "null", "[]", '"x"', '{"keptUntil":"soon"}'])("of %s say nothing", (text) => {
    expect(appSettingsOf(text, origin)).toEqual({ brand: {}, keptUntil: undefined, otherSettings: {} })
  })
})
