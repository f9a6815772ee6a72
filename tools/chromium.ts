import { existsSync } from "node:fs"

/** The one without a window first: the tests take two thirds of the time in it. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
]

/** The Chromium the tests drive: `CHROMIUM_PATH`, else an installed one, else Playwright's own. */
export const chromium = (): { readonly executablePath?: string; readonly args: string[] } => {
  const executablePath = process.env["CHROMIUM_PATH"] ?? installed.find((path) => existsSync(path))
  return { args: ["--no-sandbox"], ...(executablePath && { executablePath }) }
}
