import { globSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { home } from "./publicEntries.ts"

const dist = resolve(home, "dist")
const codeOf = (file: string) => readFileSync(resolve(dist, file), "utf8")
const whole = codeOf("styles.css")

/** Classes of ours that a text names and that some rule is about. */
const classesIn = (text: string) =>
  new Set([...text.matchAll(/\bbalcao_\w+/g)].flatMap(([name]) => (whole.includes(`.${name}`) ? [name] : [])))

/** The rules that a file of the library adds, and the rest of its code. */
const parted = (code: string): readonly [rules: string, rest: string] => {
  const [, rules = ""] = /^addSheets\(\[\n(.*?)\n\]\);$/ms.exec(code) ?? []
  return [rules, code.replace(rules, "")]
}

describe("a file of the library", () => {
  it("brings the rules of every class that it names", () => {
    const files = globSync("**/*.js", { cwd: dist, exclude: ["standalone/**"] })
    const bare = files.filter((file) => {
      const [rules, rest] = parted(codeOf(file))
      const there = classesIn(rules)
      return [...classesIn(rest)].some((name) => !there.has(name))
    })
    expect(files.length).toBeGreaterThan(100)
    expect(bare).toEqual([])
  })

  it("adds its rules before anything else of it runs", () => {
    const core = codeOf("chunks/core.js")
    expect(core.indexOf("addSheets([")).toBeLessThan(core.indexOf("\nconst "))
  })
})

it("a panel has a style sheet of its own with its rules and those of what it fetches, less than all", () => {
  const [, fetched] = /\b(balcao_\w+)/.exec(parted(codeOf("chunks/overlays.js"))[1]) ?? []
  expect(codeOf("entries/users.css")).toContain(`.${fetched}`)
  for (const sheet of globSync("entries/*.css", { cwd: dist }))
    expect(gzipSync(codeOf(sheet)).length).toBeLessThan(0.8 * gzipSync(whole).length)
})

it("no rule of a flex container has a place of which bundlers warn", () => {
  const rules = [...whole.matchAll(/\{([^{}]*)\}/g)].map(([, rule = ""]) => rule)
  const flex = rules.filter((rule) => /display:\s*(inline-)?flex/.test(rule))
  expect(flex.length).toBeGreaterThan(100)
  expect(flex.filter((rule) => /(align|justify)-\w+:\s*(start|end)\b/.test(rule))).toEqual([])
})
