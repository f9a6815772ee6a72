import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { type Entry, entries, patternFile } from "./entries.ts"

/** Returns the path of an entry's build output, without the extension. */
const fileOf = (entry: Entry) => `dist/${patternFile(entry) ?? entry.source.replace(/^src\/(.*)\.ts$/, "$1")}`

const missing = entries
  .flatMap((entry) => [`${fileOf(entry)}.js`, `${fileOf(entry)}.d.ts`])
  .filter((file) => !existsSync(file))
if (missing.length > 0) throw new Error(`The build lacks ${missing.join(", ")}.`)

/** These stand for all that patterns lead to: their files are alike, and each costs TypeScript seconds. */
const examples = ["./order-alert", "./elements/order-alert", "./resources/coupons"]
const isAlike = (entry: Entry) => patternFile(entry) !== undefined || entry.name.startsWith("./resources/")
const apart = entries.filter((entry) => !isAlike(entry)).map(({ name }) => name)

/** Checks that TypeScript finds the types of entries, however it resolves modules. */
const names = ["jsx", "svelte", "vue"].map((name) => `./elements/${name}`)
const checked = [...apart, ...examples, ...names]
const command = ["--pack", ".", "--profile", "esm-only", "--entrypoints", ...checked]
process.exitCode = spawnSync("attw", command, { stdio: "inherit" }).status ?? 1
