import { existsSync } from "node:fs"

/** Debian's Chromium without a window. */
export const headlessShell = "/usr/bin/chromium-headless-shell"

/** The headless shell comes first, because the tests are faster in it. */
const installed = [headlessShell, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Launch options of the tests' Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export const chromium = (): { readonly executablePath?: string; readonly args: string[] } => {
  const executablePath = process.env["CHROMIUM_PATH"] ?? installed.find((path) => existsSync(path))
  // The shell prints at once; a whole browser would wait for somebody who closes the preview.
  return { args: ["--no-sandbox", "--disable-print-preview"], ...(executablePath && { executablePath }) }
}
