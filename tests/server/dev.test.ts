import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../tools/freePort.ts"

/** A copy of the sources, which a developer edits. */
const copy = mkdtempSync(join(tmpdir(), "balcao-dev-"))
const inServer = (file: string) => join(copy, "host/server", file)
const createServer = inServer("composition/createServer.ts")
let api: ChildProcess
let address = ""
let said = ""

beforeAll(async () => {
  const isSource = (path: string) => !/[\\/](node_modules|dist|\.data)$/.test(path)
  for (const name of ["src", "host", "tools", "package.json", "tsconfig.json", "tsconfig.entries.json"])
    cpSync(name, join(copy, name), { recursive: true, filter: isSource })
  for (const name of ["node_modules", "host/node_modules"])
    if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(copy, name), "junction")
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const { VITEST: _, ...rest } = process.env
  const env = { ...rest, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: join(copy, ".data"), SEED: "none" }
  api = fork("tools/devApi.ts", { cwd: copy, env, silent: true })
  for (const stream of [api.stdout, api.stderr]) stream?.on("data", (text) => (said += String(text)))
  await Promise.race([once(api, "message"), once(api, "exit")])
}, 120_000)

afterAll(() => {
  api.kill("SIGKILL")
  rmSync(copy, { recursive: true, force: true })
})

/** Saves a source; resolves to what the API tells once it has restarted. */
const save = async (file: string, text: string): Promise<unknown> => {
  writeFileSync(file, text)
  const start = once(api, "message")
  api.send([file])
  const [told] = await start
  return told
}

/** Saves a source with one text in place of another, which must be there. */
const edit = async (file: string, from: string, to: string): Promise<unknown> => {
  const text = readFileSync(file, "utf8")
  expect(text).toContain(from)
  return await save(file, text.replace(from, to))
}

/** Resolves once the terminal has shown a text. */
const shown = async (text: string) => {
  while (!said.includes(text)) await once(api.stderr!, "data")
}

const health = async (): Promise<unknown> => {
  const answer = await fetch(`${address}/health`)
  return await answer.json()
}

describe("whoever edits the API while npm run dev runs", { timeout: 60_000 }, () => {
  it("is answered by the edited source, from the database that stayed open", async () => {
    expect(await health(), said).toEqual({ status: "up" })
    await edit(createServer, `"up"`, `"edited"`)
    expect(await health()).toEqual({ status: "edited" })
    expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: "ready" })
  })

  it("waits for no connection that stays open or comes meanwhile", async () => {
    const sockets: Array<Socket> = []
    const { port } = new URL(address)
    const open = () => void sockets.push(connect(Number(port), "127.0.0.1").on("error", () => {}))
    open()
    const timer = setInterval(open, 2)
    await edit(createServer, `"edited"`, `"again"`).finally(() => clearInterval(timer))
    expect(await health()).toEqual({ status: "again" })
    for (const socket of sockets) socket.destroy()
  })

  it.each([
    ["cannot be parsed", createServer, `export const createServer =`, `export const =`, "createServer.ts:"],
    ["throws at import", createServer, `const isLoopback`, `throw new Error("thrown")\n$&`, "Error: thrown"],
    ["throws at start", createServer, `const app = bareServer`, `throw null\n$&`, "could not start. null"],
    ["is part of saying why", inServer("process/settings.ts"), `class`, `class class`, "settings.ts:"],
  ])("reads why a source that %s cannot start, and goes on by mending it", async (_, file, from, to, why) => {
    const sound = readFileSync(file, "utf8")
    said = ""
    expect(await edit(file, from, to)).toBe("down")
    await shown(why)
    expect(await save(file, sound), said).toBe("up")
    expect(await health()).toEqual({ status: "again" })
  })
})
