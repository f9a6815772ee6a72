import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { join, resolve, sep } from "node:path"
import { createServer, type Plugin, type ProxyOptions } from "vite"
import { isCallPath } from "../host/server/http/protocol.ts"
import { serverFolders } from "./build.ts"
import { freePort } from "./freePort.ts"
import { packagesUsed } from "./packagesUsed.ts"

const port = Number(process.env["PORT"] ?? 4000)
const host = process.env["HOST"] ?? "127.0.0.1"

const apiPort = await freePort()
const env = { PUBLIC_URL: `http://${host}:${port}`, ...process.env, HOST: "127.0.0.1", PORT: String(apiPort) }

/** The reference API from its sources. */
const spawnApi = () =>
  spawn(process.execPath, ["host/server/composition/main.ts"], { stdio: ["ignore", "pipe", "inherit"], env })

/** Resolves when the API answers, or has said on the terminal why it cannot. */
const isUp = (child: ReturnType<typeof spawnApi>) =>
  Promise.race([once(child.stdout, "data"), once(child, "exit")])

let api = spawnApi()
let ready: Promise<unknown> = isUp(api)

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const restartApi = async () => {
  // The folder of the embedded database belongs to one process at a time.
  if (!hasEnded(api)) {
    api.kill()
    await once(api, "exit")
  }
  api = spawnApi()
  await isUp(api)
}

/** Addresses of modules; those of styles are made by vanilla-extract's plugin, from the path of their source. */
const module = /^\/(@|app\/|node_modules\/)|\.vanilla\.css(\?|$)/

/** True for the app's modules, its files and its pages; the API answers all else. */
const isOfApp = (url: string, accept = ""): boolean => {
  if (isCallPath(url)) return false
  const [path = ""] = url.split("?")
  return module.test(url) || accept.includes("text/html") || existsSync(join("host/app/public", path))
}

/** Sends calls to the API; while it restarts, they wait. */
const proxyTo = (target: string): Record<string, ProxyOptions> => ({
  "/.ws": { target, ws: true },
  "^/": {
    target,
    bypass: async ({ url = "", headers }) => {
      if (isOfApp(url, headers.accept)) return url
      await ready
      return undefined
    },
  },
})

/** Loads the page anew when a part of the contract changes: its lists are kept by what imported them. */
const reloadForContract: Plugin = {
  name: "reload-for-contract",
  hotUpdate({ file, modules }) {
    if (modules.length === 0 || !file.includes("/src/contract/")) return undefined
    this.environment.hot.send({ type: "full-reload" })
    return []
  },
}

const app = await createServer({
  configFile: "host/vite.config.ts",
  plugins: [reloadForContract],
  optimizeDeps: { include: packagesUsed() },
  server: { port, host, strictPort: true, proxy: proxyTo(`http://127.0.0.1:${apiPort}`) },
})

let changed: NodeJS.Timeout | undefined
const watched = serverFolders.map((folder) => resolve(folder) + sep)
app.watcher.add(watched).on("change", (file) => {
  if (!watched.some((folder) => file.startsWith(folder))) return
  clearTimeout(changed)
  // The page first, which reads from the API as it was; then the API, once for all files of a save.
  changed = setTimeout(() => (ready = ready.then(restartApi)), 1000)
})

const stop = () => {
  api.kill()
  void app.close().then(() => process.exit(0))
}
process.once("SIGTERM", stop)
process.once("SIGINT", stop)

await app.listen()
app.printUrls()
