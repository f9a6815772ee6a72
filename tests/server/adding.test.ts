import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

/** A copy of the sources, so that nothing is left of the list here, whatever happens. */
const copy = mkdtempSync(join(tmpdir(), "balcao-adding-"))
const started: Array<ChildProcess> = []

const document = readFileSync("docs/adding.md", "utf8")

/** A block of the document whose first line names this place. */
const blockFor = (place: string): string => {
  const block = document.split("```").find((text) => text.startsWith(`ts\n// ${place}\n`))
  if (block === undefined) throw new Error(`docs/adding.md has no block for ${place}.`)
  return block.split("\n").slice(2).join("\n")
}

const read = (file: string) => readFileSync(join(copy, file), "utf8")
const write = (file: string, text: string) => writeFileSync(join(copy, file), text)

/** Runs Node in the copy; answers what it wrote once it has ended well. */
const run = async (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { VITEST: _, ...rest } = process.env
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...rest, ...env } })
  started.push(child)
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)))
  const [code] = await once(child, "close")
  expect([code, code === 0 ? "" : said]).toEqual([0, ""])
  return said
}

const migrate = (name: string) => run(["host/server/db/newMigration.ts", "--name", name])

const files = ["src/contract/resources/lockers.ts", "src/samples/lockers.ts"]
const registry = "src/contract/all.ts"
const routes = "host/app/routes.ts"
const migrations = "host/server/db/migrations"
const before = new Map<string, string>()

beforeAll(() => {
  const copied = ["src", "host", "tests", "tools", "types", "docs", "stories", ".storybook"]
  const configs = readdirSync(".").filter((name) => /\.(json|ts|md)$/.test(name))
  const isSource = (path: string) => !/[\\/](node_modules|dist|\.data)$/.test(path)
  for (const name of [...copied, ...configs])
    cpSync(name, join(copy, name), { recursive: true, filter: isSource })
  for (const name of ["node_modules", "host/node_modules"])
    if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(copy, name), "junction")
  for (const file of [registry, routes]) before.set(file, read(file))
})
afterAll(() => {
  for (const child of started) child.kill("SIGKILL")
  rmSync(copy, { recursive: true, force: true })
})

/** One life of a record at the API of the copy. */
const life = `
  import { startApi } from "./tests/server/api.ts"
  const { ask, server } = await startApi("memory")
  const steps = []
  const step = async (method, path, body) => {
    const answer = await ask(method, path, { as: "application", body, headers: { "if-match": "*" } })
    steps.push([method, answer.status, answer.body])
    return answer.body
  }
  await step("POST", "/lockers/find", { sortField: "id", sortOrder: "asc" })
  const wish = { name: "Praça", code: "C1", kind: "COLD", doors: 6, rent: 100, installedOn: "2026-01-31" }
  const { _id } = await step("POST", "/lockers", wish)
  await step("PUT", "/lockers/" + _id, { doors: 7 })
  await step("DELETE", "/lockers/" + _id)
  await step("GET", "/lockers/" + _id)
  await server.close()
  console.log(JSON.stringify(steps))
  process.exit()`

/** The screen of an address, and whether the app fetches its description. */
const screen = `
  import { createServer } from "vite"
  import { findRoute } from "./host/app/routing/findRoute.ts"
  import { librarySource } from "./tools/librarySource.ts"
  const server = await createServer({
    configFile: false,
    root: process.cwd() + "/host",
    plugins: [librarySource()],
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  })
  const { code } = await server.transformRequest("/app/descriptions.ts")
  console.log(JSON.stringify([findRoute("/locker-locker").list, code.includes("/lockers.ts")]))
  await server.close()`

/** Runs a script in the copy; answers what it wrote last. */
const answerOf = async (script: string): Promise<unknown> => {
  write("step.mjs", script)
  const lines = (await run(["step.mjs"])).trim().split("\n")
  return JSON.parse(lines.at(-1) ?? "")
}

const checkTypes = () => {
  const config = {
    extends: "./tsconfig.json",
    include: [],
    files: [...files, registry, routes, "host/server/db/described/tables.ts", "host/server/seed/samples.ts"],
  }
  write("tsconfig.adding.json", JSON.stringify(config))
  return run(["node_modules/typescript-7/bin/tsc", "-p", "tsconfig.adding.json"])
}

/** The test files that the document names, of the unit tests. */
const namedTests = () =>
  /vitest run --project unit (tests\/unit\/contract\/resources[^\n]+)/.exec(document)?.[1]?.split(" ") ?? []

describe("whoever adds a list as the document says", { timeout: 400_000 }, () => {
  it("writes two files, a line and a route, which compile", async () => {
    for (const file of files) write(file, blockFor(file))
    write(registry, read(registry) + blockFor(registry))
    const own = "export const ownRoutes: ReadonlyArray<Route> = [\n"
    expect(read(routes)).toContain(own)
    write(routes, read(routes).replace(own, own + blockFor(`${routes}: ownRoutes`)))
    await checkTypes()
  })

  it("has the migration written", async () => {
    await migrate("lockers")
    const [added = ""] = readdirSync(join(copy, migrations)).filter((name) => name.endsWith("_lockers.sql"))
    expect(read(`${migrations}/${added}`)).toContain('CREATE TABLE "lockers"')
  })

  it("passes the tests that the document names", async () => {
    expect(namedTests().length).toBeGreaterThan(0)
    await run(["node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...namedTests()])
  })

  it("finds, creates, changes and removes records over HTTP", async () => {
    const wish = { name: "Praça", code: "C1", kind: "COLD", doors: 6, rent: 100, installedOn: "2026-01-31" }
    expect(await answerOf(life)).toMatchObject([
      ["POST", 200, { items: [{ name: "Estação" }, { name: "Mercado" }] }],
      ["POST", 200, wish],
      ["PUT", 200, { ...wish, doors: 7 }],
      ["DELETE", 204, null],
      ["GET", 404, { code: "not_found" }],
    ])
  })

  it("opens its screen by the route, which fetches the description", async () => {
    expect(await answerOf(screen)).toEqual(["lockers", true])
  })

  it("takes it away without a trace", async () => {
    for (const file of files) rmSync(join(copy, file))
    for (const [file, text] of before) write(file, text)
    rmSync(join(copy, migrations), { recursive: true })
    cpSync(migrations, join(copy, migrations), { recursive: true })
    expect(await migrate("nothing")).toContain("No schema changes")
    expect(readdirSync(join(copy, migrations))).toEqual(readdirSync(migrations))
  })
})
