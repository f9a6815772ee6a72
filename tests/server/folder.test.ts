import { existsSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { DatabaseAway } from "../../host/server/db/databaseAway.ts"
import { startEmbedded } from "../../host/server/db/embedded.ts"
import { places } from "../../host/server/process/places.ts"
import { npmStart, processes, type Running, signIn } from "./processes.ts"
import { killSuite } from "./suites/kills.ts"

const { folder, launch, start, end } = processes()
const one = processes(afterAll)
const DATA_DIR = one.folder()

describe("somebody who starts the demo for the first time", () => {
  let running: Running
  beforeAll(async () => {
    running = await one.start({ DATA_DIR, HOST: "" }, npmStart)
  })

  test("signs in within seconds and finds records numbered from one", async () => {
    const { address, took } = running
    console.log(`first start: ${Math.round(took)} ms, prepared dump: ${existsSync(places.preparedDump)}`)
    const token = await signIn(address)
    const answer = await fetch(`${address}/acl/roles`, { headers: { authorization: `Bearer ${token}` } })
    const ids = ((await answer.json()) as Array<{ id: number }>).map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, at) => at + 1))
    for (const path of ["/auth/login", "/docs/", "/docs/static/swagger-ui.css", "/docs/json"])
      expect(await fetch(`${address}${path}`, { headers: { accept: "text/html" } })).toHaveProperty(
        "status",
        200,
      )
  })

  test("is told at once why a second Balcão on the same folder leaves", async () => {
    const leave = async (env: Record<string, string>) => {
      const from = performance.now()
      const { said, ended } = one.launch(env)
      expect(await ended).toBe(1)
      return { said, took: performance.now() - from }
    }
    // The cost of a start on this machine at this moment, before it opens anything.
    const plain = await leave({ PORT: "many" })
    const second = await leave({ DATA_DIR })
    console.log(`second process left after ${Math.round(second.took)} ms, plain ${Math.round(plain.took)} ms`)
    expect(second.said.error).toContain(`Another process is using the data folder ${DATA_DIR}.`)
    expect(second.took).toBeLessThan(1000 + 2 * plain.took)
    expect((await fetch(`${running.address}/ready`)).status).toBe(200)
  })

  test("opens its sign-ins to their own machine alone, unless HOST says otherwise, and stops it", async () => {
    const { port } = new URL(running.address)
    expect((await fetch(`${running.address}/ready`)).status).toBe(200)
    await expect(fetch(`http://127.0.0.2:${port}/ready`)).rejects.toThrow()
    expect(running.said.out).not.toContain("open to the network")
    expect(await one.end(running.process, "SIGTERM")).toBe(0)
    const open = await one.start({ DATA_DIR, HOST: "0.0.0.0" })
    expect((await fetch(`http://127.0.0.2:${new URL(open.address).port}/ready`)).status).toBe(200)
    await expect.poll(() => open.said.out).toContain("open to the network, because HOST is 0.0.0.0")
    expect(await one.end(open.process, "SIGTERM")).toBe(0)
  })
})

test("somebody whose server cannot start is shown which source file failed", async () => {
  const { said, ended } = launch({ DATA_DIR: "/dev/null/data" }, npmStart)
  expect(await ended).toBe(1)
  expect(said.error).toMatch(/The server could not start\. .*host\/server\/composition\/environment\.ts:\d+/s)
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
    [{ TRUSTED_PROXIES: "10.0.0.1, my-proxy" }, 'TRUSTED_PROXIES contains "my-proxy"'],
    [{ MAP_TILES: "https://tiles.example/1" }, "MAP_TILES"],
    [{ FIREBASE_HOSTS: "https://shop.firebaseio.com" }, "FIREBASE_HOSTS"],
    [{ PICTURE_HOSTS: "https://pictures.example" }, "PICTURE_HOSTS"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" }, "PUBLIC_URL is needed"],
    [{ SMTP_URL: "smtp://mail.example", PUBLIC_URL: "https://b.example" }, "MAIL_FROM is needed"],
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
    MAP_ATTRIBUTION: "© Quem desenhou",
    FIREBASE_HOSTS: "*.firebaseio.com",
    PICTURE_HOSTS: "pictures.example, *.cdn.example",
  })
  const config = await fetch(`${address}/config.json`)
  expect(await config.json()).toEqual({
    apiUrl: "https://api.example",
    pace: "spec",
    demo: false,
    outbox: false,
    mapTiles: "https://t.example/{z}/{x}/{y}.png",
    mapAttribution: "© Quem desenhou",
  })
  expect(config.headers.get("content-security-policy")).toContain(
    "connect-src 'self' https://api.example wss://api.example wss://*.firebaseio.com",
  )
  expect(config.headers.get("content-security-policy")).toContain(
    "img-src 'self' data: blob: https://api.example https://pictures.example https://*.cdn.example https://t.example;",
  )
  expect((await fetch(`${address}/acl/roles`)).status).toBe(404)
})

test("somebody whose embedded database hangs is told so, and whoever asks later is refused at once", async () => {
  const { client, close, ended } = await startEmbedded({ dump: places.preparedDump }, { longestMs: 500 })
  const hanging = client.query("select count(*) from generate_series(1, 1000000000000)")
  await expect(hanging).rejects.toThrow("has not answered for 0.5 seconds")
  expect(String(await ended)).toContain("has not answered")
  await expect(client.query("select 1")).rejects.toThrow(DatabaseAway)
  await close()
})

// In the folder of those who started first, which is filled already.
killSuite(1, { start, end }, async () => ({ DATA_DIR }))
