import { describe, expect, it } from "vitest"
import { accents, isAccent } from "../../../host/app/settings/accent.ts"
import { layoutOf, defaultLayout } from "../../../host/app/settings/layout.ts"

describe("a stored layout", () => {
  it.each([null, "", "{", "null", "7", '{"scheme":"pink","rail":"yes","accent":"url(x)","subheader":"v9"}'])(
    "of %s is the plain one",
    (text) => {
      expect(layoutOf(text)).toEqual({
        scheme: "auto",
        rail: false,
        density: "comfortable",
        subheader: "v1",
      })
      expect(layoutOf(text)).toEqual(defaultLayout)
    },
  )
  it("is kept when it makes sense", () => {
    const layout = { scheme: "dark", rail: true, density: "compact", subheader: "v3", accent: "#1f5fbf" }
    expect(layoutOf(JSON.stringify(layout))).toEqual(layout)
  })
})

describe("an accent", () => {
  it("is refused when it would vanish on white, or is no colour", () => {
    for (const text of ["#ffffff", "#fdf7e0", "red", "#12", "#12345g", "#1234567"])
      expect([text, isAccent(text)]).toEqual([text, false])
  })
  it("that is offered is one that is taken", () => {
    expect(accents.filter((accent) => !isAccent(accent))).toEqual([])
  })
})
