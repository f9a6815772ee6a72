import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { resolve } from "node:path"
import { expect, type Page } from "@playwright/test"
import { build, type Rolldown } from "vite"
import { olderVersion } from "../withReact.ts"
import { acts } from "./acts.ts"
import type { Changed } from "./looks.ts"
import type { Given } from "./page.tsx"

/**
 * The panels' script: as one file, with the warnings of React's development build, or of an older version; or as modules, as
 * a site's bundler splits them.
 */
export type Script = "production" | "development" | "older" | "modules"

/** A page as it is sent. */
export interface Shown {
  /** Content of `main` before the script loads. */
  readonly html?: string
  /** Its Content-Security-Policy. */
  readonly policy?: string
  /** The scripts in their order. Default: that of a site. The older version's is called `older` in the page. */
  readonly scripts?: ReadonlyArray<Script>
}

const entry = resolve("tests/conformance/page.tsx")

const bundle = async (mode: string, format: "iife" | "es") => {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: [format], name: "page", fileName: "modules" },
    },
  })) as ReadonlyArray<Rolldown.RolldownOutput>
  return built[0]!.output
}

type Modules = Awaited<ReturnType<typeof bundle>>
let modules: Promise<Modules> | undefined
const everyModule = () => (modules ??= bundle("production", "es"))

const made = new Map<Script, Promise<string>>()
const scriptOf = (name: Script): Promise<string> => {
  const script =
    made.get(name) ??
    (name === "older"
      ? scriptOf("production").then(olderVersion)
      : bundle(name, "iife").then(([file]) => file.code))
  made.set(name, script)
  return script
}

const tagOf = (name: Script) =>
  name === "modules"
    ? '<script type="module" src="/modules.js"></script>'
    : `<script src="/${name}.js" data-name="${name === "older" ? name : "conformance"}"></script>`

const documentOf = ({ html = "", scripts = ["production"] }: Shown) =>
  `<!doctype html><html lang="pt-BR"><head><title>Página</title><meta name="viewport" content="width=device-width"></head><body id="page"><main>${html}</main>
${scripts.map(tagOf).join("")}
</body></html>`

const sent: Array<Shown> = []

const bodyOf = async (path: string): Promise<readonly [type: string, body: string]> => {
  const module = (await modules)?.find(({ fileName }) => path === `/${fileName}`)
  if (module?.type === "chunk") return ["text/javascript", module.code]
  const [, script] = /^\/(\w+)\.js$/.exec(path) ?? []
  if (script) return ["text/javascript", await scriptOf(script as Script)]
  return ["text/html", documentOf(sent[Number(path.slice(1))] ?? {})]
}

/** Sends pages and what they ask for; ends with the process. */
const startSite = async (): Promise<string> => {
  const server = createServer(async ({ url = "/" }, answer) => {
    const [type, body] = await bodyOf(url)
    const policy = sent[Number(url.slice(1))]?.policy
    if (policy) answer.setHeader("content-security-policy", policy)
    if (type !== "text/html") answer.setHeader("cache-control", "max-age=3600")
    answer.setHeader("content-type", `${type}; charset=utf-8`)
    answer.end(body)
  })
  server.unref()
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let site: ReturnType<typeof startSite> | undefined

/** Opens a page that can draw the built panels, with no style sheet in its head. */
export const openShowroom = async (page: Page, shown: Shown = {}): Promise<void> => {
  const origin = await (site ??= startSite())
  if (shown.scripts?.includes("modules")) await everyModule()
  await page.goto(`${origin}/${sent.push(shown) - 1}`)
}

/** Longer than anything takes on a busy machine. */
export const patienceMs = 20_000

/** Waits until nothing loads any more; how many nodes the panels have then. */
export const settle = (page: Page, maxMs = patienceMs): Promise<number> =>
  page.evaluate((ms) => conformance.settled(ms), maxMs)

/** Draws a panel beside those that are there, and waits until it has loaded. */
export const draw = async (page: Page, given: Given): Promise<void> => {
  await page.evaluate((one) => conformance.draw(one), given)
  const place = page.locator(`[data-panel="${given.name}"]`).last()
  await expect(acts[given.name].shown(place)).toBeAttached({ timeout: patienceMs })
  await settle(page)
}

/** The nodes that look otherwise under a style sheet of the page, which stands before ours or after. */
export const changedUnder = (
  page: Page,
  sheet: string,
  place: "first" | "last",
): Promise<ReadonlyArray<Changed>> =>
  page.evaluate(
    ([text, where]) => {
      const style = document.createElement("style")
      style.textContent = text
      if (where === "first") document.head.prepend(style)
      else document.head.append(style)
      const changed = conformance.changed()
      style.remove()
      return changed
    },
    [sheet, place] as const,
  )
