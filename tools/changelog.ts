import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"

type Manifest = Readonly<Record<string, unknown>>

const read = () => JSON.parse(readFileSync("package.json", "utf8")) as Manifest
const write = (manifest: Manifest) =>
  writeFileSync("package.json", `${JSON.stringify(manifest, undefined, 2)}\n`)
const run = (program: string, args: ReadonlyArray<string>) =>
  spawnSync(program, args, { stdio: "inherit" }).status === 0

/** Changesets ignores the root package of a workspace, so `workspaces` is removed while it runs. */
const before = read()
write({ ...before, workspaces: undefined })
const isDone = run("node_modules/.bin/changeset", ["version"])
write({ ...before, version: read()["version"] })
if (!isDone || !run("npm", ["install", "--package-lock-only", "--ignore-scripts"])) process.exitCode = 1
