import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type afterAll, afterEach } from "vitest"

/** The script `npm start` runs. */
export const npmStart = "tools/start.mjs"

/** Balcão as a process of its own. */
export interface Running {
  readonly process: ChildProcess
  readonly address: string
  /** Output so far. */
  readonly said: { readonly out: string; readonly error: string }
  /** Milliseconds until it was ready. */
  readonly took: number
}

/** Starts and ends Balcão as a person would; whatever a test, or with `afterAll` a suite, leaves is gone after it. */
export const processes = (after: typeof afterEach | typeof afterAll = afterEach) => {
  const begun: Array<ChildProcess> = []
  const folders: Array<string> = []
  after(() => {
    for (const child of begun.splice(0)) child.kill("SIGKILL")
    for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
  })

  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), "balcao-folder-"))
    folders.push(made)
    return made
  }

  const launch = (env: Readonly<Record<string, string>>, program = "host/server/composition/main.ts") => {
    const { PATH = "", HOME = "" } = process.env
    const child = spawn(process.execPath, [program], {
      env: { PATH, HOME, PORT: "0", HOST: "127.0.0.1", ...env },
    })
    begun.push(child)
    const said = { out: "", error: "" }
    child.stdout.on("data", (chunk) => (said.out += String(chunk)))
    child.stderr.on("data", (chunk) => (said.error += String(chunk)))
    const ended = new Promise<number | null>((resolve) => child.on("exit", resolve))
    return { child, said, ended }
  }

  const start = async (env: Readonly<Record<string, string>>, program?: string): Promise<Running> => {
    const from = performance.now()
    const { child, said, ended } = launch(env, program)
    const ready = new Promise<string>((resolve) => {
      child.stdout.on("data", () => {
        const address = /http:\S+/.exec(said.out)?.[0]
        if (address) resolve(address)
      })
    })
    const address = await Promise.race([ready, ended.then(() => "")])
    if (address === "") throw new Error(said.error)
    return { process: child, address, said, took: performance.now() - from }
  }

  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      child.once("exit", resolve)
      child.kill(signal)
    })

  return { folder, launch, start, end }
}

/** Sends JSON. */
export const post = (address: string, path: string, body: object, token?: string) =>
  fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

/** The access token of the demo's root user. */
export const signIn = async (address: string) => {
  const answer = await post(address, "/users/auth-admin", { email: "root@balcao.test", password: "demo1234" })
  return ((await answer.json()) as { accessToken: string }).accessToken
}
