import { type ChildProcess, spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, expect } from "@playwright/test"

/** Browsers with printing; the headless shell of the other tests has none. */
const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
const xvfb = "/usr/bin/Xvfb"
const browser = process.env["CHROMIUM_PATH"] ?? browsers.find((path) => existsSync(path))

/** The missing requirement for starting a kiosk browser here; undefined if nothing is missing. */
export const missing = browser === undefined || !existsSync(xvfb) ? "a Chromium and Xvfb" : undefined

/** A screen nobody sees, without which Chromium prints nothing by itself. */
const startScreen = async () => {
  const screen: ChildProcess = spawn(xvfb, ["-displayfd", "1", "-screen", "0", "1440x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once("data", (text: Buffer) => resolve(`:${text.toString().trim()}`))
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)))
  })
  return { display, stop: () => screen.kill() }
}

/** Chromium's stored settings of the last print to a folder: here it saves a PDF, laid out as on paper. */
const remembered = (prints: string) => {
  const destination = { id: "Save as PDF", origin: "local", account: "" }
  const appState = JSON.stringify({
    version: 2,
    recentDestinations: [destination],
    selectedDestinationId: destination.id,
    isHeaderFooterEnabled: false,
  })
  const settings = { printing: { print_preview_sticky_settings: { appState } } }
  return JSON.stringify({ ...settings, savefile: { default_directory: prints } })
}

/** Starts a browser as docs/printing.md says, and tells what it prints. */
export const startKiosk = async (baseURL: string) => {
  const folder = await mkdtemp(join(tmpdir(), "kiosk-"))
  const prints = join(folder, "prints")
  await Promise.all([mkdir(prints), mkdir(join(folder, "Default"))])
  await writeFile(join(folder, "Default", "Preferences"), remembered(prints))
  const { display, stop } = await startScreen()
  const context = await chromium.launchPersistentContext(folder, {
    ...(browser !== undefined && { executablePath: browser }),
    headless: false,
    args: ["--no-sandbox", "--kiosk-printing"],
    env: { ...process.env, DISPLAY: display } as Record<string, string>,
    baseURL,
    locale: "pt-BR",
  })
  const files = async () => (await readdir(prints)).filter((name) => name.endsWith(".pdf"))
  /** Returns the printed documents once there are `count` of them, in no order. */
  const printed = async (count: number) => {
    await expect.poll(async () => (await files()).length, { timeout: 30_000 }).toBe(count)
    const names = await files()
    return Promise.all(names.map((name) => readFile(join(prints, name))))
  }
  const end = async () => {
    await context.close()
    stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { context, printed, end }
}
