import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium as playwrightChromium } from "@playwright/test"
import { chromium } from "./chromium.ts"

/** Installs a Chromium for the tests unless there is one: with apt on Debian, with Playwright elsewhere. */
export const installChromium = (): void => {
  const path = chromium().executablePath ?? playwrightChromium.executablePath()
  if (existsSync(path)) return
  console.log("No Chromium found; installing one for the tests.")
  const run = (program: string, ...args: ReadonlyArray<string>) =>
    spawnSync(program, args, { stdio: "inherit" }).status === 0
  const install = (name: string) => run("apt-get", "install", "-y", "-qq", name)
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0
  const done = debian
    ? run("apt-get", "update", "-qq") && (install("chromium-headless-shell") || install("chromium"))
    : run("node_modules/.bin/playwright", "install", "chromium")
  if (!done) throw new Error("Chromium could not be installed. Install one and set CHROMIUM_PATH to it.")
}
