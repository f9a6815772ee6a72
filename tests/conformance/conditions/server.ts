import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { expect } from "@playwright/test"
import { build } from "vite"
import type { Known } from "../clients.ts"
import { settle } from "../showroom.ts"
import type { Visit } from "../visit.ts"
import type { Condition } from "./Condition.ts"

const folder = "node_modules/.cache/conformance"

const makeServer = async (): Promise<typeof import("../server.tsx")> => {
  await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: resolve("tests/conformance/server.tsx"), outDir: folder, minify: false },
  })
  return import(pathToFileURL(resolve(folder, "server.js")).href)
}

let server: ReturnType<typeof makeServer> | undefined

/** A tag that is in the page before its client is says so. */
const isExpected = (line: string) => line.includes("waits for register(")

/** A page from a server is sent, its script takes it over, and the panel loads. */
const takeOver = async (visit: Visit, known: Known): Promise<ReadonlyArray<string>> => {
  const { name, kind, page, place } = visit
  const { htmlOf } = await (server ??= makeServer())
  const html = await htmlOf({ name, kind }, known)
  const isDrawn = kind === "tag" ? html.includes(`<balcao-${name}`) : html.includes("balcao")
  await visit.load({ html: `<div data-panel="${name}">${html}</div>`, scripts: ["development"] })
  await page.evaluate((given) => conformance.hydrate(given), { name, kind, known } as const)
  const isThere = await expect(visit.shown(place))
    .toBeAttached({ timeout: 20_000 })
    .then(() => true)
    .catch(() => false)
  await settle(page)
  return [
    ...(isDrawn === (kind === "shadow")
      ? [`the server ${isDrawn ? "drew a shadow root" : "drew nothing"}`]
      : []),
    ...(isThere ? [] : ["the panel does not load"]),
    ...(await visit.complaints()).filter((line) => !isExpected(line)),
  ].map((line) => `${known}: ${line}`)
}

export const hydration: Condition = {
  columns: ["hydration"],
  says: "Node renders the panel and React's development build takes it over, once with a session the server knows and once with one in the browser's storage: what React has to repair, what the console or the panel complains of, and a panel that does not load after it are counted. In a shadow root nothing is drawn on a server, and a tag is its element alone, which the script finds in the page.",
  measure: async (visit) => [[...(await takeOver(visit, "host")), ...(await takeOver(visit, "browser"))]],
}
