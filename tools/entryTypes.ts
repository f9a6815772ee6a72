import { spawnSync } from "node:child_process"
import { entries } from "./entries.ts"

/** Checks that TypeScript finds the types of every entry, however it resolves modules; what patterns stand for is named. */
const names = ["jsx", "svelte", "vue"].map((name) => `./elements/${name}`)
const checked = [...entries.map(({ name }) => name), ...names]
const command = ["--pack", ".", "--profile", "esm-only", "--entrypoints", ...checked]
process.exitCode = spawnSync("attw", command, { stdio: "inherit" }).status ?? 1
