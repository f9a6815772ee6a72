import { cpSync, globSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { type Browser, chromium as browsers } from "@playwright/test"
import { buildLibrary } from "../../tools/build.ts"
import { chromium } from "../../tools/chromium.ts"
import { installChromium } from "../../tools/installChromium.ts"
import { runCommand } from "./command.ts"
import { serve } from "./serve.ts"
import { visit } from "./visit.ts"

const here = import.meta.dirname

const consumers = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const chosen = () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !consumers.includes(name))
  if (unknown.length > 0)
    throw new Error(`No consumer ${unknown.join(", ")}; there is ${consumers.join(", ")}.`)
  return asked.length > 0 ? asked : consumers
}

/** Packs what would be published, as every consumer's package.json names it. */
const pack = async (folder: string) => {
  if (!(await buildLibrary())) throw new Error("The library could not be built.")
  await runCommand(resolve(here, "../.."), `npm pack --silent --pack-destination "${folder}"`)
  for (const tarball of globSync(join(folder, "*.tgz"))) renameSync(tarball, join(folder, "balcao.tgz"))
}

/** Returns the reason a consumer does not work; undefined if it does. */
const failureOf = async (name: string, folder: string, browser: Browser): Promise<string | undefined> => {
  try {
    const app = join(folder, name)
    cpSync(join(here, name), app, { recursive: true })
    for (const open of await serve(app)) {
      await using site = await open()
      await visit(browser, name, site.address)
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const run = async (names: ReadonlyArray<string>, folder: string, browser: Browser) => {
  await pack(folder)
  for (const name of names) {
    const start = performance.now()
    const failure = await failureOf(name, folder, browser)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    console.log(`${failure === undefined ? "passed" : "FAILED"}  ${name.padEnd(14)} ${seconds} s`)
    if (failure === undefined) continue
    console.log(failure)
    process.exitCode = 1
  }
}

const names = chosen()
installChromium()
const folder = mkdtempSync(join(tmpdir(), "balcao-consumers-"))
const browser = await browsers.launch(chromium())
try {
  await run(names, folder, browser)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
