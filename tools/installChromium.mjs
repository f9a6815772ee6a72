import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium as playwrights } from "@playwright/test"
import { chromium } from "./chromium.ts"

/** Makes sure there is a Chromium for the tests: a package of the system on Debian, Playwright's own elsewhere. */
export const installChromium = () => {
  const path = chromium().executablePath ?? playwrights.executablePath()
  if (existsSync(path)) return
  console.log("No Chromium found; installing one for the tests.")
  const run = (program, ...args) => spawnSync(program, args, { stdio: "inherit" }).status === 0
  const get = (name) => run("apt-get", "install", "-y", "-qq", name)
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0
  const done = debian
    ? run("apt-get", "update", "-qq") && (get("chromium-headless-shell") || get("chromium"))
    : run("node_modules/.bin/playwright", "install", "chromium")
  if (!done) throw new Error("Chromium could not be installed. Install one and set CHROMIUM_PATH to it.")
}
