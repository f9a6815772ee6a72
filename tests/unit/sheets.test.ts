import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { home } from "./publicEntries.ts"

const dist = resolve(home, "dist")
const codeOf = (file: string) => readFileSync(file, "utf8")
const importsOf = (file: string) =>
  [...codeOf(file).matchAll(/^(?:import|export)\s[^;'"[]*?['"](\.[^'"]+)['"]/gm)].map(([, path = ""]) =>
    join(dirname(file), path),
  )
const fetchedBy = (file: string) =>
  [...codeOf(file).matchAll(/import\(['"](\.[^'"]+)['"]\)/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  )

/** The files that come with a file. */
const closureOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of importsOf(file)) closureOf(imported, seen)
  return seen
}

/** The style files among these that have rules, and whose sheets are not. */
const withoutSheets = (files: ReadonlySet<string>) =>
  [...files]
    .filter((file) => file.endsWith(".styles.js"))
    .map((file) => file.replace(".styles.js", ".sheet.js"))
    .filter((sheet) => existsSync(sheet) && !files.has(sheet))

const tags = globSync(`${dist}/elements/*/index.js`)

describe("a panel", () => {
  it("has a style sheet of its own with its rules and those of what it fetches, less than all", () => {
    const rulesOf = (file: string) => codeOf(resolve(dist, file))
    const [, fetched] = /var content = '(\w+)'/.exec(rulesOf("ui/dialog/dialog.styles.js")) ?? []
    expect(rulesOf("entries/users.css")).toContain(`.${fetched}:`)
    const whole = gzipSync(rulesOf("styles.css")).length
    for (const sheet of globSync(`${dist}/entries/*.css`))
      expect(gzipSync(codeOf(sheet)).length).toBeLessThan(0.8 * whole)
  })
})

describe("a tag", () => {
  it.each(tags)("%s brings the rules of what it shows, and each fetched part those it adds", (tag) => {
    const there = new Set(closureOf(tag))
    expect(withoutSheets(there)).toEqual([])
    const looked = new Set<string>()
    const lookAt = (file: string, around: ReadonlySet<string>) => {
      if (looked.has(file)) return
      looked.add(file)
      const own = closureOf(file)
      const sheets = file.replace(/\.js$/, ".sheets.js")
      const all = new Set([...around, ...own, ...(existsSync(sheets) ? closureOf(sheets) : [])])
      expect(withoutSheets(all)).toEqual([])
      for (const one of own) for (const fetched of fetchedBy(one)) lookAt(fetched, all)
    }
    for (const file of there) for (const fetched of fetchedBy(file)) lookAt(fetched, there)
  })

  it("of one panel brings fewer rules than that of another has", () => {
    const sheetsOf = (name: string) => closureOf(`${dist}/elements/${name}/sheets.js`).size
    expect(sheetsOf("login")).toBeLessThan(sheetsOf("users") / 1.5)
  })
})

it("no rule of a flex container has a place of which bundlers warn", () => {
  const sheet = codeOf(resolve(dist, "styles.css"))
  const rules = [...sheet.matchAll(/\{([^{}]*)\}/g)].map(([, rule = ""]) => rule)
  const flex = rules.filter((rule) => /display:\s*(inline-)?flex/.test(rule))
  expect(flex.length).toBeGreaterThan(100)
  expect(flex.filter((rule) => /(align|justify)-\w+:\s*(start|end)\b/.test(rule))).toEqual([])
})
