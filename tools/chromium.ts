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

/**
 * Launch options for tests end to end, which look at what a page does and not at how fast: it draws in the browser's own process, which
 * saves a sixth of what opening a page takes of a core (docs/decisions/0299).
 */
export const testChromium = (): ReturnType<typeof chromium> => {
  const { args, ...options } = chromium()
  return { ...options, args: [...args, "--in-process-gpu"] }
}
