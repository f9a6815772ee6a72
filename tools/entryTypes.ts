import { spawnSync } from "node:child_process"
import { entries } from "./entries.ts"

/** One stands for all descriptions of lists: one pattern leads to them, and their files are alike. */
const [description] = entries.filter(({ name }) => name.startsWith("./resources/"))
const others = entries.filter(({ name }) => !name.startsWith("./resources/"))

/** Checks that TypeScript finds the types of every entry, however it resolves modules; what patterns stand for is named. */
const names = ["jsx", "svelte", "vue"].map((name) => `./elements/${name}`)
const checked = [...[description!, ...others].map(({ name }) => name), ...names]
const command = ["--pack", ".", "--profile", "esm-only", "--entrypoints", ...checked]
process.exitCode = spawnSync("attw", command, { stdio: "inherit" }).status ?? 1
