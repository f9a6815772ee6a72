import { describe, expect, it } from "vitest"
import { faultKindOf } from "../../../host/app/pages/error/faultKind.ts"
import { en } from "../../../host/app/pages/error/words.en.ts"
import { ptBr } from "../../../host/app/pages/error/words.ptBr.ts"
import { incidentOf } from "../../../host/app/pages/error/incident.ts"

describe("the type of an error page", () => {
  it("selects one of the six styles, with the default code", () => {
    for (const style of [1, 2, 3, 4, 5, 6])
      for (const type of [`${style}`, `v${style}`, `error-${style}`, `error-v${style}`])
        expect(faultKindOf(type)).toEqual({ style, code: "404", told: undefined })
  })
  it("may be a code, which is then told", () => {
    expect(faultKindOf("404")).toEqual({ style: 2, code: "404", told: undefined })
    expect(faultKindOf("503")).toEqual({ style: 3, code: "503", told: "503" })
    expect(faultKindOf("410")).toEqual({ style: 6, code: "410", told: "Other4" })
    expect(faultKindOf("599")).toEqual({ style: 3, code: "599", told: "Other5" })
  })
  it("has texts of its own for every code but 404, in both languages", () => {
    for (const code of [400, 401, 403, 408, 418, 429, 500, 502, 503, 504, 507]) {
      const { told } = faultKindOf(`${code}`)
      for (const words of [en, ptBr])
        expect(words[`lead${told!}`] + words[`text${told!}`]).not.toMatch(/page you're looking|procura|^$/)
    }
  })
  it.each(["", "7", "v0", "200", "9999", "<b>", "constructor"])("of %s is the plain one", (type) => {
    expect(faultKindOf(type)).toEqual({ style: 1, code: "404", told: undefined })
  })
})

describe("a screen that broke", () => {
  it("is told by the server's name for the request", () => {
    const { id, told } = incidentOf({ requestId: "req-7" }, "/x")
    expect(id).toBe("req-7")
    expect(told.split("\n").slice(0, 2)).toEqual(["req-7", "/x"])
  })
  it("has a name of its own without one", () => {
    const { id, told } = incidentOf(new Error("boom"), "/x")
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(told).toContain("Error: boom")
  })
})
