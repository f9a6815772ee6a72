import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { memoryBackend } from "balcao/testing"
import { built, bundled, olderVersion } from "../withReact.ts"

/** A page with what is wrong with it. */
export interface SickPage {
  readonly head?: string
  readonly body: string
  /** Its Content-Security-Policy. */
  readonly policy?: string
}

/** Bundles of apps: the page's own React, and panels with the React they were bundled with. */
const bundles: Readonly<Record<string, string>> = {
  "/react.js": `
    import { createElement } from "react"
    import { createRoot } from "react-dom/client"
    globalThis.own = { createElement, createRoot }`,
  "/panels.js": `
    import { createElement } from "react"
    import { createRoot } from "react-dom/client"
    import { createClient, hostSession, PanelProvider, RolesPanel } from ${built("index.js")}
    import { doctor } from ${built("doctor/index.js")}
    const session = hostSession({ getToken: async () => "token" })
    const client = createClient({ api: location.origin + "/api", session })
    const draw = ({ createElement, createRoot }) => {
      const panel = createElement(RolesPanel)
      createRoot(document.getElementById("app")).render(createElement(PanelProvider, { client, fill: true, styles: "page" }, panel))
    }
    globalThis.panels = { createElement, createRoot, draw }
    globalThis.Balcao = { doctor: () => doctor({ clients: [client] }) }`,
}

/** A JSON Web Token that was good until the first second of 2020. */
export const oldToken = `e30.${Buffer.from(JSON.stringify({ iat: 1577836000, exp: 1577836800 })).toString("base64url")}.`

const cors = (origin: string, headers: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-headers": headers,
})

/** Permissions each API gives to pages of other origins. */
const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: cors("*", "authorization, company, applicationId, content-type"),
  "no-company": cors("*", "authorization, applicationId, content-type"),
  "no-pages": {},
  expired: cors("*", "authorization, company, applicationId, content-type"),
}

const backend = memoryBackend()

const answerCall = async (name: string, request: IncomingMessage) => {
  const { method = "GET", url = "/", headers } = request
  if (method === "OPTIONS") return new Response(null, { status: 204 })
  if (name === "expired") return new Response("{}", { status: 401 })
  const body = await text(request)
  return backend.fetch(`http://api.test${url.slice(name.length + 1)}`, {
    method,
    headers: { authorization: headers.authorization ?? "", "content-type": "application/json" },
    ...(body && { body }),
  })
}

const made = new Map<string, Promise<string>>()
const bundleAt = (path: string) => {
  const bundle = made.get(path) ?? bundled(bundles[path]!)
  made.set(path, bundle)
  return bundle
}

const answerFile = async (path: string, answer: ServerResponse) => {
  const [, folder = "", ...rest] = path.split("/")
  const [type, body] =
    path in bundles
      ? ["text/javascript", await bundleAt(path)]
      : path === "/styles.css"
        ? ["text/css", readFileSync("dist/styles.css", "utf8")]
        : ["text/javascript", readFileSync(`dist/standalone/${rest.join("/")}`, "utf8")]
  answer.setHeader("content-type", `${type}; charset=utf-8`)
  answer.end(folder === "older" ? olderVersion(body) : body)
}

/** One server, as the page's origin and, by another name, as an API of another origin. */
export const openDoctorSite = async () => {
  let shown: SickPage = { body: "" }
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? "/", "http://site")
    const name = pathname.split("/")[1] ?? ""
    if (name in allowed) {
      const called = await answerCall(name, request)
      answer.writeHead(called.status, { ...allowed[name], "content-type": "application/json" })
      return answer.end(Buffer.from(await called.arrayBuffer()))
    }
    if (pathname === "/favicon.ico") return answer.writeHead(204).end()
    if (pathname !== "/") return answerFile(pathname, answer)
    const { head = "", body, policy } = shown
    if (policy) answer.setHeader("content-security-policy", policy)
    answer.setHeader("content-type", "text/html; charset=utf-8")
    return answer.end(`<!doctype html><html lang="pt-BR"><head>${head}</head><body>${body}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    elsewhere: `http://localhost:${port}`,
    show: (page: SickPage) => void (shown = page),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
