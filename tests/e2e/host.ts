import { type ChildProcess, spawn } from "node:child_process"
import { rm } from "node:fs/promises"
import { test as base, expect, type Page } from "@playwright/test"
import axe from "axe-core"
import { limits } from "../../src/contract/limits.ts"
import { serverBundle } from "../../tools/build.ts"
import { newDataFolder } from "./dataFolder.ts"

const addressOf = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ""
    const collect = (text: Buffer) => {
      output += text.toString()
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    server.stdout?.on("data", collect)
    server.stderr?.on("data", collect)
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })

/** Starts the built host with demo data of its own; `more` is added to its environment. */
export const start = async (more: NodeJS.ProcessEnv = {}) => {
  const folder = await newDataFolder()
  const own = {
    PORT: "0",
    DATA_DIR: folder,
    PACE: "brisk",
    SEED: "demo",
    HOST: "127.0.0.1",
    DEMO_TIME: "12:30",
  }
  const env = { ...process.env, ...own, ...more }
  const server = spawn(process.execPath, [serverBundle], { env, stdio: "pipe" })
  const ended = new Promise((resolve) => server.once("exit", resolve))
  const stop = async () => {
    server.kill("SIGTERM")
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { address: await addressOf(server), stop }
}

/** The connection of a test's page. */
interface Connection {
  lose(): Promise<void>
  restore(): Promise<void>
  /** The browser's own errors of a connection that was lost come late, and are no complaints. */
  readonly wasLost: boolean
}

const connectionOf = (page: Page): Connection => {
  let wasLost = false
  return {
    lose: () => {
      wasLost = true
      return page.context().setOffline(true)
    },
    restore: () => page.context().setOffline(false),
    get wasLost() {
      return wasLost
    },
  }
}

interface Fixtures {
  readonly connection: Connection
  /** Errors in the browser's console and its warnings of our headers; a test fails unless it removes those it expects. */
  readonly complaints: string[]
}

/** A test with a host of its worker: new data, a free port, no artificial waits. */
export const test = base.extend<Fixtures, { readonly host: string }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { address, stop } = await start()
      await use(address)
      await stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ host }, give) => give(host),
  connection: ({ page }, give) => give(connectionOf(page)),
  complaints: [
    async ({ page, connection }, use) => {
      const complaints: string[] = []
      page.on("pageerror", (error) => complaints.push(error.message))
      page.on("console", (message) => {
        const text = message.text()
        const isError = message.type() === "error" && !text.includes("status of 4")
        if (isError || text.includes("Permissions-Policy")) complaints.push(text)
      })
      await use(complaints)
      const isOfLoss = (text: string) => connection.wasLost && text.includes("ERR_INTERNET_DISCONNECTED")
      expect(complaints.filter((text) => !isOfLoss(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The languages, with the words a test needs to sign in. */
export const languages = {
  ptBr: { email: "E-mail", password: "Senha", signIn: "Entrar", dashboard: "Painel" },
  en: { email: "Email", password: "Password", signIn: "Sign in", dashboard: "Dashboard" },
} as const

/** Sets the language, as if the user had chosen it before. */
export const speak = (page: Page, language: keyof typeof languages) =>
  page.addInitScript((chosen) => localStorage.setItem("language", chosen), language)

/** Signs a demo user in and waits for the dashboard. */
export const signIn = async (page: Page, who: string, language: keyof typeof languages = "ptBr") => {
  const words = languages[language]
  await page.goto("/auth/login")
  await page.getByLabel(words.email).fill(`${who}@balcao.test`)
  await page.getByLabel(words.password, { exact: true }).fill("demo1234")
  await page.getByRole("button", { name: words.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole("heading", { level: 1, name: words.dashboard })).toBeVisible()
}

/**
 * Signs a demo user in without the login page, which costs two pages. For those who neither sign out nor exchange their
 * token: the session is everybody's on a host.
 */
export const enter = async (page: Page, host: string, who: string) => {
  const key = `${host} ${who}`
  const former = sessions.get(key)
  const isFresh = former !== undefined && Date.now() - former.at < maxSharedMs
  const session = isFresh ? former : { at: Date.now(), entries: await newSession(host, who) }
  sessions.set(key, session)
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem("entered") !== null) return
    sessionStorage.setItem("entered", "")
    for (const [name, text] of Object.entries(entries)) localStorage.setItem(name, text)
  }, session.entries)
}

type Entries = Readonly<Record<string, string>>

/** Entries of localStorage as the login page leaves them (section 3), before the app has loaded the user. */
const newSession = async (host: string, who: string): Promise<Entries> => {
  const answer = await fetch(`${host}/users/auth-admin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@balcao.test`, password: "demo1234", type: "admin" }),
  })
  const { accessToken, refreshToken, user } = (await answer.json()) as LoginAnswer
  const { storageKeys } = limits
  return {
    [storageKeys.token]: accessToken,
    [storageKeys.user]: JSON.stringify({ ...user, accessToken, refreshToken }),
  }
}

interface LoginAnswer {
  readonly accessToken: string
  readonly refreshToken: string
  readonly user: object
}

/** Well before a token is exchanged, which is done once with each. */
const maxSharedMs = 600_000

const sessions = new Map<string, { readonly at: number; readonly entries: Entries }>()

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

interface CheckOptions {
  /** A selector of the part to check. */
  readonly within?: string
  /** The rules to check; all without it. */
  readonly rules?: Array<string>
}

/** Expects axe to find no violations. */
export const expectAccessible = async (page: Page, { within, rules }: CheckOptions = {}) => {
  // Once in a document: its script takes as long as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ({ part, runOnly }) => {
      // We have no frames.
      const options = { resultTypes: ["violations" as const], iframes: false, ...(runOnly && { runOnly }) }
      const { violations } = await window.axe.run(part ?? document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)
    },
    { part: within, runOnly: rules },
  )
  expect(found).toEqual([])
}
