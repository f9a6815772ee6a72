import { existsSync } from "node:fs"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { publicMenuPath } from "../../../src/contract/menu/public/publicMenuPath.ts"
import { places } from "../process/places.ts"
import { isCallPath } from "./protocol.ts"

/** Settings the app reads before it starts. */
export interface AppConfig {
  /** URL of the API; empty if it is on this origin. */
  readonly apiUrl: string
  readonly pace: "spec" | "brisk"
  /** True when the demo sign-ins work and the login page should show them. */
  readonly demo: boolean
  /** True when mail is not sent but can be read in the app. */
  readonly outbox: boolean
  /** A tile address with {z}, {x} and {y}; null draws the bundled outlines. */
  readonly mapTiles: string | null
  /** Attribution of the map tiles, in their authors' own words; null names their host. */
  readonly mapAttribution: string | null
}

const yearSeconds = 31_536_000

const cacheOf = (path: string) =>
  path.includes("/assets/") ? `public, max-age=${yearSeconds}, immutable` : "no-cache"

/** The page of a store's menu, for its customers: `/cardapio/{store}/{menu}`. */
const ofMenu = /^\/cardapio\/([^/?]+)\/([^/?]+)/

/** Sends the page of a menu, and has browsers fetch the menu beside the page's script; any other address is the app's. */
const sendPage = ({ apiUrl }: AppConfig, { url }: FastifyRequest, to: FastifyReply) => {
  const [found, company = "", menu = ""] = ofMenu.exec(url) ?? []
  if (found === undefined) return to.sendFile("index.html")
  const path = publicMenuPath(company, menu)
  if (path) void to.header("link", `<${apiUrl}${path}>; rel=preload; as=fetch; crossorigin`)
  return to.sendFile("menu.html")
}

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  (method === "GET" || method === "HEAD") &&
  (headers.accept ?? "").includes("text/html") &&
  !url.startsWith("/assets/") &&
  !isCallPath(url)

/** Serves the built app and its settings. Any page address but a menu's answers with the app, which finds its own way. */
export const servePages = async (
  app: FastifyInstance,
  config: AppConfig,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => unknown,
) => {
  const built = existsSync(places.app)
  if (built)
    await app.register(fastifyStatic, {
      root: places.app,
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (to, path) => {
        void to.header("cache-control", cacheOf(path))
      },
    })
  app.get("/config.json", (_, to) => to.header("cache-control", "no-cache").send(config))
  app.setNotFoundHandler((request, to) =>
    built && wantsPage(request) ? sendPage(config, request, to) : otherwise(request, to),
  )
}
