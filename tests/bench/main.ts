import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism, cpus, totalmem } from "node:os"
import { run as catalogue } from "./catalogue.ts"
import { run as chat } from "./chat.ts"
import { run as couriers } from "./couriers.ts"
import { run as dashboard } from "./dashboard.ts"
import { run as element } from "./element.ts"
import { run as exports } from "./exports.ts"
import { run as fairness } from "./fairness.ts"
import { run as map } from "./map.ts"
import { run as menu } from "./menu.ts"
import { run as orders } from "./orders.ts"
import { run as palette } from "./palette.ts"
import { run as outage } from "./outage.ts"
import { run as pages } from "./pages.ts"
import { run as resources } from "./resources.ts"
import { run as signIn } from "./signIn.ts"
import { run as sorting } from "./sorting.ts"
import { run as start } from "./start.ts"
import { run as users } from "./users.ts"

/** Every benchmark by name. Each returns its tables; none passes or fails. */
const benches: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<string> }>> = {
  users: { title: "Lists of users and roles, by the number of users", run: users },
  resources: { title: "A described list beside that of users", run: resources },
  dashboard: { title: "The dashboard, by the number of orders", run: dashboard },
  element: { title: "The store toggle as a tag, until it can be used", run: element },
  start: { title: "From nothing to the first row and the switch, beside pages by hand", run: start },
  couriers: { title: "Delivery people: lists, and positions as they stream in", run: couriers },
  pages: { title: "From page to page in the host, once their files are there", run: pages },
  sorting: { title: "Sorting a list by a heading, where the API answers at once", run: sorting },
  signin: { title: "Floods of sign-ins and registrations, and guesses", run: signIn },
  exports: { title: "Lists as files", run: exports },
  fairness: { title: "One user floods, another asks for a list", run: fairness },
  outage: { title: "People write while PostgreSQL is away", run: outage },
  chat: { title: "The contact centre: lists, a long thread, and messages as they come", run: chat },
  orders: { title: "Orders: the board, searches, and moves", run: orders },
  menu: { title: "A menu of a thousand items: edited, sold out, and read by anybody", run: menu },
  catalogue: { title: "Ten thousand products from a file: planned, written, taken back", run: catalogue },
  palette: { title: "The palette looks through every list", run: palette },
  map: { title: "The live map, by the number of couriers", run: map },
}

const file = "docs/bench.md"
const opening = `# Measurements

Written by \`npm run bench\`; \`npm run bench -- users\` writes one part anew. Figures are for comparing with each other
on one machine, never for passing or failing.
`

const machine = () => {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${gigabytes} GB, Node ${process.version}`
}

const sections = new Map(
  (existsSync(file) ? readFileSync(file, "utf8") : "")
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split("\n")[0]!, section.trimEnd()]),
)

const selected = process.argv.slice(2)
for (const [name, { title, run }] of Object.entries(benches)) {
  if (selected.length > 0 && !selected.includes(name)) continue
  const tables = await run()
  const origin = `\`npm run bench -- ${name}\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}`
  sections.set(title, `${title}\n\n${origin}\n\n${tables}`)
  console.log(`\n${tables}\n`)
}
writeFileSync(file, `${[opening, ...[...sections.values()].map((section) => `## ${section}\n`)].join("\n")}`)
spawnSync("node_modules/.bin/oxfmt", [file])
