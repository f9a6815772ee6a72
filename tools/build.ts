import { spawn } from "node:child_process"
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
  "tools/closureOf.ts",
  "tools/css.mjs",
  "tools/entries.ts",
  "tools/fetchedParts.ts",
  "tools/inlinePlurals.ts",
  "tools/pureCalls.mjs",
  "tools/sharedFiles.mjs",
  "tools/sheets.mjs",
  "tools/standalone.mjs",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "package.json",
]

/** Folders whose files the server is made of. */
export const serverFolders = ["host/server", "src/contract", "src/samples"]

const serverSources = [
  ...serverFolders.map((folder) => `${folder}/**/*`),
  "host/failOnWarnings.ts",
  "host/server.vite.config.ts",
  "host/package.json",
  "package-lock.json",
]

/** The script `npm start` runs. */
export const serverBundle = "host/dist/server/main.js"

/** Build steps of the published package. */
const librarySteps: ReadonlyArray<Step> = [
  {
    name: "library",
    inputs: library,
    output: "dist/index.js",
    command: ["rollup", "-c", "--failAfterWarnings"],
  },
  {
    name: "scripts",
    inputs: [...library, "tools/scripts.ts"],
    output: "dist/standalone/integrity.json",
    command: ["node", "tools/scripts.ts"],
  },
]

const appStep: Step = {
  name: "app",
  inputs: [
    "src/**/*.{ts,tsx}",
    "host/app/**/*",
    "host/*.html",
    "host/failOnWarnings.ts",
    "host/package.json",
    "tools/app.vite.config.ts",
    "tools/appChunks.ts",
    "tools/closureOf.ts",
    "tools/entries.ts",
    "tools/fetchedParts.ts",
    "tools/inlinePlurals.ts",
    "tools/librarySource.ts",
    "tools/menuPage.ts",
    "tools/standalone.mjs",
    "tools/usedImports.ts",
    "package-lock.json",
    "package.json",
  ],
  output: "host/dist/app/index.html",
  command: ["vite", "build", "host", "--config", "tools/app.vite.config.ts", "--logLevel", "warn"],
}

const serverStep: Step = {
  name: "server",
  inputs: serverSources,
  output: serverBundle,
  command: ["vite", "build", "host", "--config", "host/server.vite.config.ts", "--logLevel", "warn"],
}

const databaseStep: Step = {
  name: "database",
  inputs: serverSources,
  output: "host/dist/database.tar.zst",
  command: ["node", "host/dist/server/prepare.js"],
}

type Lane = ReadonlyArray<Step>

/** The app and the server, side by side; the steps of a lane need each other. */
const hostLanes: ReadonlyArray<Lane> = [[appStep], [serverStep, databaseStep]]

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

const ended = (command: Step["command"]) =>
  new Promise<{ readonly isDone: boolean; readonly said: string }>((resolve) => {
    const [program = "", ...rest] = command
    const child = spawn(`node_modules/.bin/${program}`, rest, { stdio: ["ignore", "pipe", "pipe"] })
    const said: Array<Buffer> = []
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => void said.push(text))
    child.on("close", (status) => resolve({ isDone: status === 0, said: Buffer.concat(said).toString() }))
  })

const run = async (step: Step): Promise<boolean> => {
  const hash = fingerprint(step)
  if (isFresh(step, hash)) return true
  console.log(`Building the ${step.name}…`)
  const start = performance.now()
  const startedAtMs = Date.now()
  const { isDone, said } = await ended(step.command)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${isDone ? "Built" : "Could not build"} the ${step.name} in ${seconds} s.`)
  if (!isDone) {
    process.stderr.write(said)
    return false
  }
  if (step.name === "library") removeStaleFiles("dist", startedAtMs)
  mkdirSync(dirname(stampOf(step.name)), { recursive: true })
  writeFileSync(stampOf(step.name), hash)
  return true
}

const runInTurn = async (lane: Lane): Promise<boolean> => {
  for (const step of lane) if (!(await run(step))) return false
  return true
}

/** Builds every step whose output is missing or whose inputs changed; false when one failed. */
const build = async (lanes: ReadonlyArray<Lane>): Promise<boolean> =>
  (await Promise.all(lanes.map(runInTurn))).every(Boolean)

/** Builds the app that `npm start` serves. */
export const buildApp = (): Promise<boolean> => run(appStep)

/**
 * Builds the server that `npm start` runs. It makes its first database itself, beside the app's build: to prepare one
 * pays where many are opened, as tests do. One of former sources is removed, so that it does not begin with that.
 */
export const buildServer = async (): Promise<boolean> => {
  if (!isFresh(databaseStep, fingerprint(databaseStep))) rmSync(databaseStep.output, { force: true })
  return await run(serverStep)
}

/** Builds what is published. */
export const buildLibrary = (): Promise<boolean> => build([librarySteps])

/** `library` builds what is published alone. */
const wanted = process.argv.includes("library") ? [librarySteps] : [librarySteps, ...hostLanes]

if (import.meta.main && !(await build(wanted))) process.exitCode = 1
