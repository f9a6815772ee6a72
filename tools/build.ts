import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

interface Step {
  readonly name: string
  /** Globs of what it is made from. */
  readonly inputs: ReadonlyArray<string>
  readonly output: string
  /** Program and arguments, found among the project's own. */
  readonly command: ReadonlyArray<string>
}

const library = [
  "src/**/*.{ts,tsx}",
  "rollup.config.mjs",
  "tools/standalone.mjs",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "package.json",
]

const steps: ReadonlyArray<Step> = [
  { name: "library", inputs: library, output: "dist/index.js", command: ["rollup", "-c", "--silent"] },
  {
    name: "app",
    inputs: [...library, "host/app/**/*", "host/index.html", "host/vite.config.ts", "host/package.json"],
    output: "host/dist/app/index.html",
    command: ["vite", "build", "host", "--logLevel", "warn"],
  },
  {
    name: "database",
    inputs: ["host/server/**/*", "src/contract/*.ts", "host/package.json"],
    output: "host/dist/database.tar.gz",
    command: ["node", "host/server/db/prepare.ts"],
  },
]

const stampOf = (name: string) => `node_modules/.cache/balcao/${name}.sha256`

const fingerprint = ({ inputs }: Step): string => {
  const hash = createHash("sha256")
  for (const file of globSync([...inputs]).toSorted()) {
    if (statSync(file).isFile()) hash.update(file).update("\0").update(readFileSync(file))
  }
  return hash.digest("hex")
}

const isFresh = (step: Step, made: string): boolean =>
  existsSync(step.output) &&
  existsSync(stampOf(step.name)) &&
  readFileSync(stampOf(step.name), "utf8") === made

/** What an earlier build left and this one did not write anew. Until then the old build stays whole. */
const removeOlder = (folder: string, began: number) => {
  for (const file of globSync(`${folder}/**/*`)) {
    const found = statSync(file)
    if (found.isFile() && found.mtimeMs < began) rmSync(file)
  }
}

const run = (step: Step, made: string, place: string): boolean => {
  process.stdout.write(`${place} Building the ${step.name}… `)
  const start = performance.now()
  const [program = "", ...rest] = step.command
  const began = Date.now()
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, rest, { encoding: "utf8" })
  if (status !== 0) {
    process.stdout.write("failed.\n")
    process.stderr.write(`${stdout}${stderr}`)
    return false
  }
  if (step.name === "library") removeOlder("dist", began)
  mkdirSync(dirname(stampOf(step.name)), { recursive: true })
  writeFileSync(stampOf(step.name), made)
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return true
}

/** Builds what is missing or older than its sources; false when something could not be built. */
export const build = (): boolean => {
  const stale = steps
    .map((step) => ({ step, made: fingerprint(step) }))
    .filter(({ step, made }) => !isFresh(step, made))
  return stale.every(({ step, made }, index) => run(step, made, `[${index + 1}/${stale.length}]`))
}

if (import.meta.main && !build()) process.exitCode = 1
