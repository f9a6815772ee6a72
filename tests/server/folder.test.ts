import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { preparedDump } from "../../host/server/db/folder.ts"

const main = new URL("../../host/server/main.ts", import.meta.url).pathname
const begun: Array<ChildProcess> = []
const folders: Array<string> = []

interface Running {
  readonly process: ChildProcess
  readonly address: string
  readonly took: number
}

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "balcao-folder-"))
  folders.push(made)
  return made
}

const launch = (env: Record<string, string>) => {
  const { PATH = "", HOME = "" } = process.env
  const child = spawn(process.execPath, [main], { env: { PATH, HOME, PORT: "0", HOST: "127.0.0.1", ...env } })
  begun.push(child)
  const said = { out: "", error: "" }
  child.stdout.on("data", (chunk) => (said.out += String(chunk)))
  child.stderr.on("data", (chunk) => (said.error += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve))
  return { child, said, ended }
}

const start = async (env: Record<string, string>): Promise<Running> => {
  const from = performance.now()
  const { child, said, ended } = launch(env)
  const ready = new Promise<string>((resolve) => {
    child.stdout.on("data", () => {
      const address = /http:\S+/.exec(said.out)?.[0]
      if (address) resolve(address)
    })
  })
  const address = await Promise.race([ready, ended.then(() => "")])
  if (address === "") throw new Error(said.error)
  return { process: child, address, took: performance.now() - from }
}

const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    child.once("exit", resolve)
    child.kill(signal)
  })

afterEach(() => {
  for (const child of begun.splice(0)) child.kill("SIGKILL")
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})

const post = async (address: string, path: string, body: object, token?: string) =>
  fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

const signIn = async (address: string) => {
  const answer = await post(address, "/users/auth-admin", { email: "root@balcao.test", password: "demo1234" })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

test("somebody who starts Balcão for the first time signs in within seconds, finds records numbered from one, and it stops when told", async () => {
  const { process: child, address, took } = await start({ DATA_DIR: folder() })
  console.log(`first start: ${Math.round(took)} ms, prepared dump: ${existsSync(preparedDump)}`)
  const token = await signIn(address)
  const answer = await fetch(`${address}/acl/roles`, { headers: { authorization: `Bearer ${token}` } })
  const ids = ((await answer.json()) as Array<{ id: number }>).map(({ id }) => id)
  expect(ids).toEqual(ids.map((_, at) => at + 1))
  expect(await end(child, "SIGTERM")).toBe(0)
})

test("a second Balcão on the same folder leaves within a second and says why", async () => {
  const DATA_DIR = folder()
  const { address } = await start({ DATA_DIR })
  const from = performance.now()
  const { said, ended } = launch({ DATA_DIR })
  expect(await ended).toBe(1)
  const took = performance.now() - from
  console.log(`second process left after ${Math.round(took)} ms`)
  expect(said.error).toContain(`Another process is using the data folder ${DATA_DIR}.`)
  expect(took).toBeLessThan(1500)
  expect((await fetch(`${address}/ready`)).status).toBe(200)
})

test("nothing that was answered is lost when Balcão is killed while people write, and it starts again", async () => {
  const DATA_DIR = folder()
  const kept: Array<string> = []
  for (let round = 0; round < 2; round += 1) {
    const { process: child, address } = await start({ DATA_DIR })
    const token = await signIn(address)
    let stopped = false
    const write = async (writer: number) => {
      for (let turn = 0; !stopped && turn < 200; turn += 1) {
        const title = `r${round}w${writer}t${turn}`
        const answer = await post(address, "/acl/roles", { title, permissions: [] }, token).catch(
          () => undefined,
        )
        if (answer?.status !== 200) return
        kept.push(title)
      }
    }
    const writers = Promise.all([0, 1, 2, 3].map(write))
    await new Promise((resolve) => setTimeout(resolve, 700))
    await end(child, "SIGKILL")
    stopped = true
    await writers
  }
  const { address } = await start({ DATA_DIR })
  const answer = await fetch(`${address}/acl/roles`, {
    headers: { authorization: `Bearer ${await signIn(address)}` },
  })
  const titles = new Set(((await answer.json()) as Array<{ title: string }>).map(({ title }) => title))
  console.log(`${kept.length} answered writes, 2 kills`)
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((title) => !titles.has(title))).toEqual([])
})

test("settings that cannot be used are named before anything starts", async () => {
  const DATABASE_URL = "postgres://nobody@127.0.0.1:1/none"
  const wrong: ReadonlyArray<readonly [Record<string, string>, string]> = [
    [{ PORT: "many" }, "PORT"],
    [{ DATABASE_URL }, "JWT_SECRET is needed"],
    [{ DATABASE_URL, JWT_SECRET: "short" }, "32 characters"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ PACE: "fast" }, "spec or brisk"],
    [{ ALLOWED_ORIGINS: "*" }, "ALLOWED_ORIGINS"],
    [{ MAP_TILES: "https://tiles.example/1" }, "MAP_TILES"],
  ]
  for (const [env, sentence] of wrong) {
    const { said, ended } = launch({ DATA_DIR: folder(), ...env })
    expect(await ended).toBe(1)
    expect(said.error).toContain(sentence)
    expect(said.error).not.toContain("    at ")
  }
})

test("with an API of somebody else's only the app and its settings are served", async () => {
  const { address } = await start({
    API_URL: "https://api.example/",
    MAP_TILES: "https://t.example/{z}/{x}/{y}.png",
  })
  const config = await fetch(`${address}/config.json`)
  expect(await config.json()).toEqual({
    apiUrl: "https://api.example",
    pace: "spec",
    demo: false,
    mapTiles: "https://t.example/{z}/{x}/{y}.png",
  })
  expect(config.headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://api.example wss://api.example",
  )
  expect((await fetch(`${address}/acl/roles`)).status).toBe(404)
})
