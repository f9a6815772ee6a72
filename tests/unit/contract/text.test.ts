import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Id } from "../../../src/contract/wire/recordId.ts"
import { Email, isEmail, Password, RequiredText, Text } from "../../../src/contract/wire/text.ts"
import { fieldProblem } from "../../../src/frame/fieldProblem.ts"
import { limits } from "../../../src/contract/limits.ts"
import { typedText } from "../../../src/contract/wire/visibleText.ts"

const takes = (schema: Schema.Codec<unknown, unknown>, value: unknown) =>
  Schema.decodeUnknownExit(schema)(value)._tag === "Success"

const emailRule = { ...limits.text.email, email: true }

describe("someone who types an e-mail address", () => {
  it.each([
    "a@b.co",
    "maria.silva@loja.com.br",
    "joao+pedidos@exemplo.com",
    "o_brien-1@sub.dominio.exemplo.org",
    "çedilha@exemplo.com.br",
    "maria@são-paulo.com.br",
    "1@2.3",
    "a!#$%&*/=?^`{|}~@b.co",
  ])("may write %s", (text) => {
    expect(isEmail(text)).toBe(true)
    expect(takes(Email, text)).toBe(true)
    expect(fieldProblem(text, emailRule)).toBeUndefined()
  })

  it.each([
    "",
    "a",
    "a@b",
    "@b.co",
    "a@",
    "a@.co",
    "a@b.",
    "a@b..co",
    "a@@b.co",
    "a b@c.co",
    "a@b c.co",
    "a@b.co ",
    " a@b.co",
    "a@b.co\n",
    "a@b.co\nBcc: c@d.co",
    "<a@b.co>",
    '"a"@b.co',
    "a@b.co,c@d.co",
    "a@b.co;c@d.co",
    "mailto:a@b.co",
    "a\\@b.co",
    "a@b@c.co",
  ])("may not write %j", (text) => {
    expect(isEmail(text)).toBe(false)
    expect(takes(Email, text)).toBe(false)
  })

  it("is told nothing the server would say otherwise: form and server share one rule", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: "binary" })), (text) => {
        const byForm = fieldProblem(text, emailRule) === undefined
        expect(byForm).toBe(takes(Email, text) && text.trim() !== "")
      }),
      { numRuns: 1000 },
    )
  })

  it("may use up to 320 characters and no more", () => {
    const long = (length: number) => `${"a".repeat(length - 5)}@b.co`
    expect(takes(Email, long(320))).toBe(true)
    expect(takes(Email, long(321))).toBe(false)
    expect(fieldProblem(long(321), emailRule)).toBe("maxLength")
  })

  it("waits for no catastrophic pattern, however odd the text", () => {
    const start = performance.now()
    for (const text of ["a@" + "b.".repeat(50_000), "a".repeat(100_000) + "@", "@".repeat(100_000)])
      isEmail(text)
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe("someone who types a password", () => {
  it("needs 3 to 100 characters", () => {
    expect([2, 3, 100, 101].map((length) => takes(Password, "x".repeat(length)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe("someone who fills a field", () => {
  const rule = { min: 3, max: 5 }
  it.each([
    ["", "required"],
    ["   ", "required"],
    ["ab", "minLength"],
    ["abc", undefined],
    ["abcde", undefined],
    ["abcdef", "maxLength"],
  ] as const)("with %j is told %s", (text, problem) => {
    expect(fieldProblem(text, rule)).toBe(problem)
  })

  it("is told the first thing wrong, and nothing when everything is right", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), (text) => {
        expect(fieldProblem(text, rule) === undefined).toBe(typedText(text).length >= 3 && text.length <= 5)
      }),
    )
  })

  it("never gets a NUL character into the platform", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), fc.string({ maxLength: 10 }), (before, after) => {
        const text = `${before}\0${after}`
        for (const schema of [Text(100), RequiredText(1, 100), Password, Email])
          expect(takes(schema, text)).toBe(false)
      }),
    )
  })

  it("cannot pass off space for a required text", () => {
    expect(takes(RequiredText(1, 10), "  ")).toBe(false)
    expect(takes(RequiredText(1, 10), " a ")).toBe(true)
  })
})

it("a record's number is whole and above 0", () => {
  expect([1, 2 ** 31].every((id) => takes(Id, id))).toBe(true)
  expect([0, -1, 1.5, NaN, Infinity, "1", null].some((id) => takes(Id, id))).toBe(false)
})
