import { existsSync, readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { type MemoryBackend, memoryBackend, restaurantUser } from "balcao/testing"
import { freePort } from "../../tools/freePort.ts"
import { runCommand, startCommand } from "./command.ts"

/** A consumer's site while it is served. */
export interface Served extends AsyncDisposable {
  readonly address: string
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
}

/** Neither inline scripts nor inline styles. */
const policy =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self' data:"

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The APIs of pages without `balcao/testing`, each with its user. */
const backends = (): Readonly<Record<string, MemoryBackend>> => ({
  api: memoryBackend({ user: restaurantUser }),
  "api-of-root": memoryBackend(),
})

/** Answers a call to `/api/…`. */
const answerCall = async (backend: MemoryBackend, request: IncomingMessage, response: ServerResponse) => {
  const { method = "GET", url = "/" } = request
  const body = await bodyOf(request)
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  )
  const given = { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) }
  const answer = await backend.fetch(`http://api.test${url.replace(/^\/[^/]+/, "")}`, given)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

const answerFile = (folder: string, path: string, response: ServerResponse) => {
  const file = join(folder, path === "/" ? "index.html" : path)
  if (!existsSync(file)) return response.writeHead(path === "/favicon.ico" ? 204 : 404).end()
  response.setHeader("content-security-policy", policy)
  response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream")
  return response.end(readFileSync(file))
}

/** Serves the files an app was built into. */
const serveFiles = async (folder: string): Promise<Served> => {
  const apis = backends()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site")
    const backend = apis[pathname.split("/")[1] ?? ""]
    if (backend) void answerCall(backend, request, response)
    else answerFile(folder, pathname, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const isAnswering = async (address: string): Promise<boolean> => {
  for (let attempt = 0; attempt < 120; attempt++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return false
}

/** Starts an app that brings a server of its own. */
const serveStarted = async (folder: string): Promise<Served> => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = startCommand(folder, "npm start", { PORT: String(port) })
  const dispose = async () => {
    const ended = new Promise((resolve) => server.once("close", resolve))
    if (server.pid !== undefined) process.kill(process.platform === "win32" ? server.pid : -server.pid)
    await ended
  }
  if (!(await isAnswering(address))) {
    await dispose()
    throw new Error("The app's own server does not answer.")
  }
  return { address, [Symbol.asyncDispose]: dispose }
}

/** Pattern of warnings in build output. */
const warning = /\bwarn(ing)?\b|⚠|\(!\)|\[[A-Z]+_[A-Z_]+\]/i

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
}

/** Output folder of each build script: the build for users, and the one for their developers. */
const outputs = { build: "dist", "build:development": "dist-development" }

/** Installs, type-checks and builds an app, and serves each of its builds. Anything a build warns of is a failure. */
export const serve = async (folder: string): Promise<ReadonlyArray<() => Promise<Served>>> => {
  const { scripts }: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  await runCommand(folder, "npm install --no-audit --no-fund --no-package-lock --prefer-offline")
  for (const script of ["types", ...Object.keys(outputs)]) {
    if (!scripts[script]) continue
    const said = await runCommand(folder, `npm run --silent ${script}`)
    if (warning.test(said)) throw new Error(`npm run ${script} warns:\n${said}`)
  }
  if (scripts["start"]) return [() => serveStarted(folder)]
  const built = Object.entries(outputs).filter(([script]) => script === "build" || scripts[script])
  return built.map(
    ([, output]) =>
      () =>
        serveFiles(join(folder, output)),
  )
}
