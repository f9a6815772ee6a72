import { describe, expect, it } from "vitest"
import { appSettingsOf, brandOf, safePicture, writeAppSettings } from "../../../host/app/brand/brand.ts"

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
  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "https://me:pw@other.example/x.png",
    "http://[",
    " ",
    `https://x.example/${"a".repeat(2100)}`,
    7,
  ])("never shows a picture from %s", (given) => {
    expect(safePicture(given, origin)).toBeUndefined()
  })
})

describe("the stored application settings", () => {
  it("come back as they were, with what others put there", () => {
    const text = '{"theme":{"id":3},"logo":"https://x.example/l.png","keptUntil":5}'
    const read = appSettingsOf(text, origin)
    expect(read).toEqual({
      brand: { logo: "https://x.example/l.png" },
      keptUntil: 5,
      others: { theme: { id: 3 } },
    })
    expect(appSettingsOf(writeAppSettings(read), origin)).toEqual(read)
  })
  it.each([null, "", "{", "null", "[]", '"x"', '{"keptUntil":"soon"}'])("of %s say nothing", (text) => {
    expect(appSettingsOf(text, origin)).toEqual({ brand: {}, keptUntil: undefined, others: {} })
  })
})
