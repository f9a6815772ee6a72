import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { safePath } from "../../../src/frame/returnUrl.ts"

/** Ways people are sent elsewhere after signing in. */
const payloads: ReadonlyArray<string> = [
  "https://evil.example",
  "http://evil.example",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/..",
  "//evil.example%2f..",
  "\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/\\\\evil.example",
  "//\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  "\n//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/\u0000/evil.example",
  "\u00a0//evil.example",
  "\ufeff//evil.example",
  "/\u000b/\tevil.example",
  "/\u007f/evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://evil.example/1",
  "ftp://evil.example",
  "mailto:a@evil.example",
  "evil.example",
  "www.evil.example/dashboard",
  "@evil.example",
  "/@evil.example/..//evil.example",
  "https://app.example@evil.example",
  "//app.example@evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e//evil.example",
  "/a/../..//evil.example",
  "/./..//evil.example/",
  "/dashboard/..//evil.example",
  "/a/..///evil.example",
  "?//evil.example",
  "#//evil.example",
  "",
  "dashboard",
  "../dashboard",
  "./dashboard",
  "https://here.invalid/dashboard",
  "//here.invalid/dashboard",
  "/.\\evil.example",
  "/%5c/evil.example//\t",
]

const here = "https://app.example"

/** Returns the URL a browser would open. */
const goes = (path: string) => new URL(path, `${here}/auth/login`)

describe("someone who signs in by a link with a return address (fault 13)", () => {
  it("is shown at least sixty ways to be led astray, each once", () => {
    expect(new Set(payloads).size).toBe(payloads.length)
    expect(payloads.length).toBeGreaterThanOrEqual(60)
  })

  it("is led to another host by none of them", () => {
    const astray = payloads.filter((payload) => {
      const path = safePath(payload)
      return (
        path !== undefined && (goes(path).origin !== here || !path.startsWith("/") || path.startsWith("//"))
      )
    })
    expect(astray).toEqual([])
  })

  it("is led to another host by no text at all", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        "\t",
        "\n",
        ".",
        "..",
        "%2e",
        "%2f",
        "%5c",
        "@",
        ":",
        "?",
        "#",
        "evil.example",
      ),
      fc.constantFrom("https:", "javascript:", " ", "\u0000", "\u00a0", "a"),
      fc.string({ unit: "binary", maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const path = safePath(pieces.join(""))
        if (path !== undefined) expect(goes(path).origin).toBe(here)
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    "/dashboard",
    "/user-management/roles?search=a%20b&page=2#top",
    "/company/coupon/9",
    "/food-menu?next=https://evil.example",
    "/",
  ])("comes to %s, which is of this site", (path) => {
    expect(safePath(path)).toBe(path)
  })

  it("without a return address is led nowhere in particular", () => {
    expect([null, undefined, ""].map(safePath)).toEqual([undefined, undefined, undefined])
  })
})
