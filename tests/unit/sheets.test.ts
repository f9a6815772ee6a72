import { globSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"
import { home } from "./publicEntries.ts"

const dist = resolve(home, "dist")
const codeOf = (file: string) => readFileSync(resolve(dist, file), "utf8")
const whole = codeOf("styles.css")

/** Classes of ours that a text names and that some rule is about. */
const classesIn = (text: string) =>
  new Set([...text.matchAll(/\bbalcao_\w+/g)].flatMap(([name]) => (whole.includes(`.${name}`) ? [name] : [])))

/** The modules of rules that a file imports. */
const sheetsOf = (file: string) =>
  [...codeOf(file).matchAll(/^import '([^']+\.sheet\.js)';$/gm)].map(([, path = ""]) =>
    join(dirname(file), path),
  )

const files = globSync("**/*.js", { cwd: dist, exclude: ["standalone/**"] })

it("a file with class names brings the rules of every class that it names", () => {
  const styles = files.filter((file) => !file.endsWith(".sheet.js") && classesIn(codeOf(file)).size > 0)
  const bare = styles.filter((file) => {
    const there = classesIn(sheetsOf(file).map(codeOf).join("\n"))
    return [...classesIn(codeOf(file))].some((name) => !there.has(name))
  })
  expect(styles.length).toBeGreaterThan(50)
  expect(bare).toEqual([])
})

it("every rule is imported by something", () => {
  const imported = new Set(files.flatMap(sheetsOf))
  expect(files.filter((file) => file.endsWith(".sheet.js") && !imported.has(file))).toEqual([])
})

it("the rules of a style file are in one module alone, which bundlers keep", () => {
  const withRules = files.filter((file) => codeOf(file).includes("addSheets(["))
  expect(withRules.length).toBeGreaterThan(50)
  expect(withRules.filter((file) => !file.endsWith(".sheet.js"))).toEqual([])
  const { sideEffects } = JSON.parse(readFileSync(resolve(home, "package.json"), "utf8"))
  expect(sideEffects).toContain("**/*.sheet.js")
})

it("a panel has a style sheet of its own with its rules and those of what it fetches, less than all", () => {
  const [fetched] = classesIn(codeOf("ui/dialog/dialog.sheet.js"))
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
