import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Page } from "@playwright/test"
import { build, type Rolldown } from "vite"

/** A node of a panel that a style sheet of the page changed. */
export interface Changed {
  readonly node: string
  readonly properties: ReadonlyArray<string>
}

/** Whether panels are elements of the page or of a shadow root. */
export type Isolation = "light" | "shadow"

interface Conformance {
  mount(isOpen: boolean, isolation: Isolation, names?: ReadonlyArray<string>): Promise<void>
  count(): number
  remember(): number
  changed(): ReadonlyArray<Changed>
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a global
  var conformance: Conformance
}

const script = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve("tests/conformance/page.tsx"), formats: ["iife"], name: "page" },
    },
  })) as ReadonlyArray<Rolldown.RolldownOutput>
  return built[0]!.output[0].code
}

/** Opens a page that can draw the built panels, with our style sheet in its head and no other. */
export const openShowroom = async (page: Page): Promise<void> => {
  const styles = readFileSync("dist/styles.css", "utf8")
  const body = `<!doctype html><html lang="pt-BR"><head><style>${styles}</style></head><body id="page"><main></main></body></html>`
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body }))
  await page.goto("http://page.test/")
  await page.addScriptTag({ content: await script() })
}

/** Draws panels, all unless told which, and waits until they have loaded; how many nodes there are then. */
export const draw = async (
  page: Page,
  isOpen: boolean,
  isolation: Isolation = "light",
  names?: ReadonlyArray<string>,
): Promise<number> => {
  await page.evaluate(([open, where, which]) => conformance.mount(open, where, which), [
    isOpen,
    isolation,
    names,
  ] as const)
  let nodes = 0
  for (;;) {
    const now = await page.evaluate(() => conformance.count())
    if (now > 0 && now === nodes) break
    nodes = now
    await page.waitForTimeout(700)
  }
  return page.evaluate(() => conformance.remember())
}

/** The nodes that look otherwise under a style sheet of the page, which stands before ours or after. */
export const changedUnder = (
  page: Page,
  sheet: string,
  place: "first" | "last",
): Promise<readonly Changed[]> =>
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
