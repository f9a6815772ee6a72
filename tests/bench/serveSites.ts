import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import type { Site } from "./toggleSite.ts"

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" }

/** Serves one site at a time, compressed and never cached. */
export const serveSites = async () => {
  let site: ReadonlyMap<string, Buffer> = new Map()
  const server = createServer(({ url = "/" }, response) => {
    const bytes = site.get(url)
    if (bytes === undefined) return response.writeHead(404).end()
    const type = types[url.split(".").at(-1)!] ?? "text/html; charset=utf-8"
    return response
      .writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" })
      .end(bytes)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (shown: Site) => (site = new Map([...shown].map(([path, text]) => [path, gzipSync(text)]))),
    close: () => server.close(),
  }
}
