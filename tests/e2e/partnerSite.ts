import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { withReact } from "../withReact.ts"
import { start, test as base } from "./host.ts"

/** The HTML snippet of the README, and its inline script. */
const [, snippet = ""] =
  /```html\n(.*?<balcao-store-toggle.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? []
const [inline = "", script = ""] = /<script>(.*?)<\/script>/s.exec(snippet) ?? []

/** Styles that try to break the tag. */
const hostile = `
* { all: revert; font-size: 40px !important; letter-spacing: 9px !important; color: red !important }
body { text-transform: uppercase; line-height: 4; visibility: visible; text-align: right; white-space: pre }
button, input, span, div, dialog, fieldset, p, h2 { display: none !important }
balcao-store-toggle { --balcao-ink: red }`

const pageOf = (
  body: string,
  styles = '<link rel="stylesheet" href="/page.css">',
) => `<!doctype html><html lang="pt-BR"><head><title>Loja</title><meta charset="utf-8">
${styles}</head><body><main><h1>Loja</h1>
${body}</main></body></html>`

const html = pageOf(snippet.replace(inline, '<script src="/page.js"></script>'))

/** Tags that render into the page itself, where its styles apply. */
const tagsInPage = ["balcao-forgot-password", "balcao-login", "balcao-register"]

/** A page with React and one tag, whose attributes come from the query string. */
const bundledPage = (tag: string, search: URLSearchParams) => {
  const attributes = [...search].map(([name, value]) => `${name}="${value}"`).join(" ")
  return pageOf(
    `<script src="${tag === "balcao-order-alert" ? "/orderAlert/index.js" : "/index.js"}"></script><${tag} ${attributes}></${tag}><script src="/${tagsInPage.includes(tag) ? "signs-in" : "page"}.js"></script>`,
    tagsInPage.includes(tag) ? "" : undefined,
  )
}

/** The same snippet on a page without a charset. */
const old = `<!doctype html><html lang="pt"><title>Loja</title>${snippet.replace(inline, '<script src="/page.js"></script>')}</html>`

/** A page whose client is given before its scripts come; the query string names them and the tags. */
const scriptsPage = (search: URLSearchParams) => {
  const scripts = search.getAll("script").map((name) => `<script src="/balcao/${name}.js"></script>`)
  const tags = search.getAll("tag").map((name) => `<${name}></${name}>`)
  return pageOf(`<script src="/early.js"></script>${scripts.join("")}${tags.join("")}`)
}

const bundles = new Map<string, Promise<string>>()
const elements = (entry: string) => {
  const bundle = bundles.get(entry) ?? withReact(entry)
  bundles.set(entry, bundle)
  return bundle
}
const registers = ({ api }: PartnerSite) => script.replace("https://api.example", api)

/** A shop's own site: the snippet of the README on a plain page, with a CSP that forbids inline scripts and styles. */
export interface PartnerSite {
  readonly origin: string
  /** The URL of the API. */
  api: string
  /** The demo user who is signed in. */
  who: string
}

const tokenOf = async ({ api, who }: PartnerSite): Promise<string> => {
  const answer = await fetch(`${api}/users/auth-admin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@balcao.test`, password: "demo1234", type: "admin" }),
  })
  const { accessToken } = (await answer.json()) as { readonly accessToken: string }
  return accessToken
}

const answers: Readonly<Record<string, readonly [string, (site: PartnerSite) => string | Promise<string>]>> =
  {
    "/": ["text/html; charset=utf-8", () => html],
    "/old": ["text/html; charset=windows-1252", () => old],
    "/page.css": ["text/css; charset=utf-8", () => hostile],
    "/page.js": ["text/javascript; charset=utf-8", registers],
    "/signs-in.js": [
      "text/javascript; charset=utf-8",
      ({ api }) =>
        `Balcao.register("main", { api: "${api}", session: Balcao.browserSession(), pace: "brisk" })`,
    ],
    "/index.js": ["text/javascript; charset=utf-8", () => elements("index")],
    "/orderAlert/index.js": ["text/javascript; charset=utf-8", () => elements("orderAlert/index")],
    "/early.js": [
      "text/javascript; charset=utf-8",
      (site) =>
        registers(site)
          .replace("Balcao.register(", ";(globalThis.Balcao ??= []).push([")
          .replace(/\)\s*$/, "])"),
    ],
    "/my-session": ["text/plain; charset=utf-8", tokenOf],
  }

const answerTo = ({ pathname, searchParams }: URL, site: PartnerSite) => {
  if (pathname === "/scripts") return { type: "text/html; charset=utf-8", body: scriptsPage(searchParams) }
  // Without a charset, as many servers send files, so that the page's charset applies.
  if (pathname.startsWith("/balcao/"))
    return {
      type: "text/javascript",
      body: readFileSync(`dist/standalone/${pathname.slice("/balcao/".length)}`, "utf8"),
    }
  const [type, body] = answers[pathname] ?? ["text/plain", () => ""]
  return pathname.startsWith("/balcao-")
    ? { type: "text/html; charset=utf-8", body: bundledPage(pathname.slice(1), searchParams) }
    : { type, body: body(site) }
}

/** Opens the site, for a user of the API at this URL. */
export const openSite = async (api = "") => {
  const server = createServer(async ({ url = "/" }, response) => {
    const { type, body } = answerTo(new URL(url, "http://site"), site)
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${site.api} ${site.api.replace("http", "ws")}`
    response.setHeader("content-security-policy", policy)
    response.setHeader("content-type", type)
    response.end(await body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const site: PartnerSite = { origin: `http://127.0.0.1:${port}`, api, who: "restaurant" }
  const close = () => {
    // A browser keeps its connections open, and the server would wait for them.
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { site, close }
}

/** A test on a partner's site, which calls the API of its host across origins. */
export const test = base.extend<object, { readonly site: PartnerSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, use) => {
      const { site, close } = await openSite()
      await use(site)
      await close()
    },
    { scope: "worker" },
  ],
  host: [
    async ({ site }, use) => {
      const { address, stop } = await start({ ALLOWED_ORIGINS: site.origin })
      site.api = address
      await use(address)
      await stop()
    },
    { scope: "worker", timeout: 120_000 },
  ],
})
