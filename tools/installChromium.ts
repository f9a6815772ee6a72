import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium as playwrightChromium } from "@playwright/test"
import { chromium, headlessShell } from "./chromium.ts"

const run = (program: string, ...args: ReadonlyArray<string>) =>
  spawnSync(program, args, { stdio: "inherit" }).status === 0

/** No test waits long for a mirror that does not answer. */
const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"]

const installed = (name: string) => run("apt-get", "install", "-y", "-qq", ...patience, name)

const chromiumPath = () => chromium().executablePath ?? playwrightChromium.executablePath()

/**
 * Installs a Chromium for the tests: on Debian, as root, the headless shell, beside a whole browser too, which tests are
 * slower in; elsewhere Playwright's, where there is none.
 */
export const installChromium = (): void => {
  if (process.env["CHROMIUM_PATH"] !== undefined || existsSync(headlessShell)) return
  const hasChromium = existsSync(chromiumPath())
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing Chromium's headless shell for the tests.")
    run("apt-get", "update", "-qq", ...patience)
    if (!installed("chromium-headless-shell") && !hasChromium) installed("chromium")
  } else if (!hasChromium) {
    console.log("No Chromium found; installing one for the tests.")
    run("node_modules/.bin/playwright", "install", "chromium")
  }
  if (!existsSync(chromiumPath()))
    throw new Error("Chromium could not be installed. Install one and set CHROMIUM_PATH to it.")
}
