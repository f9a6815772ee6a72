import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { table } from "../bench/figures.ts"
import { importantSheets, sheets } from "./sheets.ts"
import { changedUnder, draw, type Isolation, openShowroom } from "./showroom.ts"

const file = "docs/conformance.md"
const browser = await browsers.launch(chromium())
const page = await browser.newPage({ reducedMotion: "reduce", locale: "pt-BR" })
await openShowroom(page)

const situations = { "all panels": false, "a dialog of each that has one": true }

/** How many nodes of the panels each sheet changes, as a table. */
const measured = async (isolation: Isolation, under: typeof sheets): Promise<string> => {
  const columns: Array<ReadonlyArray<string>> = []
  const heads = ["style sheet of the page"]
  for (const [situation, isOpen] of Object.entries(situations)) {
    const nodes = await draw(page, isOpen, isolation)
    for (const place of ["first", "last"] as const) {
      heads.push(`${situation}, ${nodes} nodes, ${place}`)
      const counts: string[] = []
      for (const sheet of Object.values(under))
        counts.push(String((await changedUnder(page, sheet, place)).length))
      columns.push(counts)
    }
  }
  const rows = Object.keys(under).map((name, at) => [name, ...columns.map((column) => column[at] ?? "")])
  return table(heads, rows)
}

const light = await measured("light", sheets)
const shadow = await measured("shadow", { ...sheets, ...importantSheets })
await browser.close()

writeFileSync(
  file,
  `# Conformance

Written by \`npm run conformance\`.

## Pages around React panels

How many nodes of the panels look otherwise (any property of an element or of its parts) under a style sheet of the page,
before ours or after it. The sheets are in [tests/conformance/sheets.ts](../tests/conformance/sheets.ts).

${light}

## Pages around React panels in a shadow root

The same with \`isolation="shadow"\`.

${shadow}
`,
)
spawnSync("node_modules/.bin/oxfmt", [file])
