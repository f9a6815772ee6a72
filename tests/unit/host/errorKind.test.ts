import { describe, expect, it } from "vitest"
import { errorKindOf } from "../../../host/app/pages/error/errorKind.ts"
import { wordsOf } from "../words/tables.ts"
import { incidentOf } from "../../../host/app/pages/error/incident.ts"

describe("the type of an error page", () => {
  it("selects one of the six styles, with the default code", () => {
    for (const style of [1, 2, 3, 4, 5, 6])
      for (const type of [`${style}`, `v${style}`, `error-${style}`, `error-v${style}`])
        expect(errorKindOf(type)).toEqual({ style, code: "404", textsFor: undefined })
  })
  it("may be a code, which is then textsFor", () => {
    expect(errorKindOf("404")).toEqual({ style: 2, code: "404", textsFor: undefined })
    expect(errorKindOf("503")).toEqual({ style: 3, code: "503", textsFor: "503" })
    expect(errorKindOf("410")).toEqual({ style: 6, code: "410", textsFor: "Other4" })
    expect(errorKindOf("599")).toEqual({ style: 3, code: "599", textsFor: "Other5" })
  })
  it("has texts of its own for every code but 404, in both languages", () => {
    for (const code of [400, 401, 403, 408, 418, 429, 500, 502, 503, 504, 507]) {
      const { textsFor } = errorKindOf(`${code}`)
      for (const language of ["en", "ptBr"] as const) {
        const [lead, text] = ["lead", "text"].map((part) =>
          wordsOf("host/app/pages/error", language, `${part}${textsFor}`),
        )
        expect(`${lead}${text}`).not.toMatch(/page you're looking|procura|^undefined|undefined$|^$/)
      }
    }
  })
  it.each(["", "7", "v0", "200", "9999", "<b>", "constructor"])("of %s is the plain one", (type) => {
    expect(errorKindOf(type)).toEqual({ style: 1, code: "404", textsFor: undefined })
  })
})

describe("a screen that broke", () => {
  it("is textsFor by the server's name for the request", () => {
    const { id, report: textsFor } = incidentOf({ requestId: "req-7" }, "/x")
    expect(id).toBe("req-7")
    expect(textsFor.split("\n").slice(0, 2)).toEqual(["req-7", "/x"])
  })
  it("has a name of its own without one", () => {
    const { id, report: textsFor } = incidentOf(new Error("boom"), "/x")
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(textsFor).toContain("Error: boom")
  })
})
