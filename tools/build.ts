import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

interface Step {
  readonly name: string
  /** Globs of its input files. */
  readonly inputs: ReadonlyArray<string>
  readonly output: string
  /** The program, from `node_modules/.bin`, and its arguments. */
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

const serverSources = [
  "host/server/**/*",
  "host/server.vite.config.ts",
  "src/contract/**/*.ts",
  "src/samples/**/*.ts",
  "host/package.json",
  "package-lock.json",
]

/** What `npm start` runs. */
export const serverBundle = "host/dist/server/main.js"

const steps: ReadonlyArray<Step> = [
  { name: "library", inputs: library, output: "dist/index.js", command: ["rollup", "-c", "--silent"] },
  {
    name: "app",
    inputs: [
      ...library,
      "host/app/**/*",
      "host/index.html",
      "host/chunks.ts",
      "host/vite.config.ts",
      "host/package.json",
    ],
    output: "host/dist/app/index.html",
    command: ["vite", "build", "host", "--logLevel", "warn"],
  },
  {
    name: "server",
    inputs: serverSources,
    output: serverBundle,
    command: ["vite", "build", "host", "--config", "host/server.vite.config.ts", "--logLevel", "warn"],
  },
  {
    name: "database",
    inputs: serverSources,
    output: "host/dist/database.tar.gz",
    command: ["node", "host/dist/server/prepare.js"],
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

const isFresh = (step: Step, hash: string): boolean =>
  existsSync(step.output) &&
  existsSync(stampOf(step.name)) &&
  readFileSync(stampOf(step.name), "utf8") === hash

/** Removes files of an earlier build that this one did not write. Called last, so that the old build works until then. */
const removeStaleFiles = (folder: string, startedAtMs: number) => {
  for (const file of globSync(`${folder}/**/*`)) {
    const stats = statSync(file)
    if (stats.isFile() && stats.mtimeMs < startedAtMs) rmSync(file)
  }
}

const run = (step: Step, hash: string, progress: string): boolean => {
  process.stdout.write(`${progress} Building the ${step.name}… `)
  const start = performance.now()
  const [program = "", ...rest] = step.command
  const startedAtMs = Date.now()
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, rest, { encoding: "utf8" })
  if (status !== 0) {
    process.stdout.write("failed.\n")
    process.stderr.write(`${stdout}${stderr}`)
    return false
  }
  if (step.name === "library") removeStaleFiles("dist", startedAtMs)
  mkdirSync(dirname(stampOf(step.name)), { recursive: true })
  writeFileSync(stampOf(step.name), hash)
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return true
}

/** Builds every step whose output is missing or whose inputs changed; false when one failed. */
export const build = (): boolean => {
  const stale = steps
    .map((step) => ({ step, hash: fingerprint(step) }))
    .filter(({ step, hash }) => !isFresh(step, hash))
  return stale.every(({ step, hash }, index) => run(step, hash, `[${index + 1}/${stale.length}]`))
}

if (import.meta.main && !build()) process.exitCode = 1
