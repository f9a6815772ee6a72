import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import type { ServerResponse } from "node:http"
import { join, resolve, sep } from "node:path"
import { setTimeout } from "node:timers/promises"
import { createServer, type EnvironmentModuleNode, type Plugin, type ProxyOptions } from "vite"
import { Unavailable } from "../host/server/http/faults.ts"
import { answerDirectly, isCallPath } from "../host/server/http/protocol.ts"
import { serverFolders } from "./build.ts"
import { freePort } from "./freePort.ts"
import { packagesUsed } from "./packagesUsed.ts"

const port = Number(process.env["PORT"] ?? 4000)
const host = process.env["HOST"] ?? "127.0.0.1"

const apiPort = await freePort()
const env = { PUBLIC_URL: `http://${host}:${port}`, ...process.env, HOST: "127.0.0.1", PORT: String(apiPort) }

/** The reference API from its sources. */
const spawnApi = () => fork("tools/devApi.ts", { env })

/** Resolves to true when the API answers; to false when it has said on the terminal why it cannot. */
const isUp = async (child: ChildProcess) => {
  const settled = new AbortController()
  const names = ["message", "exit"]
  const [message] = await Promise.race(names.map((name) => once(child, name, { signal: settled.signal })))
  settled.abort()
  return message === "up"
}

let api = spawnApi()
let ready = isUp(api)

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Resolves once no restart is under way: to true if the API answers. */
const untilReady = async () => {
  let waited: unknown
  let answers = false
  while (waited !== ready) {
    waited = ready
    answers = await ready
  }
  return answers && !hasEnded(api)
}

/** Calls that the API has not answered to the end yet. */
const openCalls = new Set<ServerResponse>()

const track = (response: ServerResponse) => {
  openCalls.add(response)
  response.once("close", () => openCalls.delete(response))
}

/** Lets calls be answered to their end; streams, which have none, are cut, and their pages connect again. */
const endCalls = async () => {
  await Promise.race([
    Promise.all([...openCalls].map((response) => once(response, "close"))),
    setTimeout(500),
  ])
  for (const response of openCalls) response.destroy()
}

/** Files of the API that changed since it started. */
const changed = new Set<string>()

const restartApi = async () => {
  await endCalls()
  const files = [...changed]
  changed.clear()
  if (!hasEnded(api)) {
    api.send(files)
    if (await isUp(api)) return true
    if (!hasEnded(api)) return false
  }
  // It ended, by an error of its own or because the former source could not close.
  api = spawnApi()
  return await isUp(api)
}

/** Addresses of modules; those of styles are made by vanilla-extract's plugin, from the path of their source. */
const module = /^\/(@|app\/|node_modules\/)|\.vanilla\.css(\?|$)/

/** True for the app's modules, its files and its pages; the API answers all else. */
const isOfApp = (url: string, accept = ""): boolean => {
  if (isCallPath(url)) return false
  const [path = ""] = url.split("?")
  return module.test(url) || accept.includes("text/html") || existsSync(join("host/app/public", path))
}

/** Sends calls to the API; while it restarts, they wait, and while its source cannot start, they are refused. */
const proxyTo = (target: string): Record<string, ProxyOptions> => ({
  "/.ws": { target, ws: true, bypass: async () => ((await untilReady()) ? undefined : false) },
  "^/": {
    target,
    bypass: async (request, response) => {
      const { url = "", headers } = request
      if (isOfApp(url, headers.accept)) return url
      const answers = await untilReady()
      if (!response || response.closed) return undefined
      if (answers) return track(response)
      answerDirectly(new Unavailable(), request, response)
      return url
    },
  },
})

/** The app's first module, which renders again whenever a module that it reaches has changed. */
const entry = "/app/main.tsx"

/**
 * Runs every module again from the changed one up to the app's first. Components are left to React's own refresh;
 * descriptions, routes and words are read at import by what shows them, so a refresh of components alone would keep the old ones.
 */
const rerunToEntry: Plugin = {
  name: "rerun-to-entry",
  hotUpdate({ file, modules, timestamp }) {
    if (modules.length === 0 || !file.endsWith(".ts") || file.endsWith(".css.ts")) return undefined
    const { moduleGraph, hot } = this.environment
    const seen = new Set<EnvironmentModuleNode>()
    for (const module of modules) moduleGraph.invalidateModule(module, seen, timestamp, true)
    const update = { type: "js-update", path: entry, acceptedPath: entry, timestamp } as const
    hot.send({ type: "update", updates: [update] })
    return []
  },
}

const app = await createServer({
  configFile: "tools/app.vite.config.ts",
  plugins: [rerunToEntry],
  optimizeDeps: { include: packagesUsed() },
  server: { port, host, strictPort: true, proxy: proxyTo(`http://127.0.0.1:${apiPort}`) },
})

/**
 * Milliseconds from a change to the API's restart, which is one for all files of a save. A page that shows the file
 * reads from the API as it was first.
 */
const restartDelay = (file: string) =>
  app.environments.client.moduleGraph.getModulesByFile(file)?.size ? 1000 : 50

let changes = 0
const watched = serverFolders.map((folder) => resolve(folder) + sep)
app.watcher.add(watched).on("all", async (event, file) => {
  if (event.endsWith("Dir") || !watched.some((folder) => file.startsWith(folder))) return
  changed.add(file)
  const change = ++changes
  await setTimeout(restartDelay(file))
  if (change === changes) ready = ready.then(restartApi)
})

const stop = () => {
  api.kill()
  void app.close().then(() => process.exit(0))
}
process.once("SIGTERM", stop)
process.once("SIGINT", stop)

await app.listen()
app.printUrls()
