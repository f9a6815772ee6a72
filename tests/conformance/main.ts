import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { chromium as browsers } from "@playwright/test"
import { chromium } from "../../tools/chromium.ts"
import { table } from "../bench/figures.ts"
import { sheets } from "./sheets.ts"
import { changedUnder, draw, openShowroom } from "./showroom.ts"

const file = "docs/conformance.md"
const browser = await browsers.launch(chromium())
const page = await browser.newPage({ reducedMotion: "reduce", locale: "pt-BR" })
await openShowroom(page)

const situations = { "all panels": false, "a dialog of each that has one": true }
const columns: Array<ReadonlyArray<string>> = []
const heads = ["style sheet of the page"]
for (const [situation, isOpen] of Object.entries(situations)) {
  const nodes = await draw(page, isOpen)
  for (const place of ["first", "last"] as const) {
    heads.push(`${situation}, ${nodes} nodes, ${place}`)
    const counts: string[] = []
    for (const sheet of Object.values(sheets))
      counts.push(String((await changedUnder(page, sheet, place)).length))
    columns.push(counts)
  }
}
await browser.close()

const rows = Object.keys(sheets).map((name, at) => [name, ...columns.map((column) => column[at] ?? "")])
writeFileSync(
  file,
  `# Conformance

Written by \`npm run conformance\`.

## Pages around React panels

How many nodes of the panels look otherwise (any property of an element or of its parts) under a style sheet of the page,
before ours or after it. The sheets are in [tests/conformance/sheets.ts](../tests/conformance/sheets.ts).

${table(heads, rows)}
`,
)
spawnSync("node_modules/.bin/oxfmt", [file])
