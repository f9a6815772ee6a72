import { subscribe } from "node:diagnostics_channel"
import { once } from "node:events"
import { enableCompileCache } from "node:module"
import type { Socket } from "node:net"
import { resolve } from "node:path"
import { createServer, createServerModuleRunner } from "vite"
import type { RunningServer } from "../host/server/composition/createServer.ts"
import type { ServerOptions } from "../host/server/composition/serverOptions.ts"
import { places } from "../host/server/process/places.ts"
import { type LastingDatabase, lastingDatabase } from "./lastingDatabase.ts"

enableCompileCache(places.compileCache)

const sources = await createServer({
  configFile: false,
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { ssr } = sources.environments
const runner = createServerModuleRunner(ssr, { hmr: false })

/** Imports a module of the server as the sources are now: what changed runs again, with what reaches it. */
const source = <M>(file: string) => runner.import<M>(resolve("host/server", file))

let database: LastingDatabase | undefined
let server: RunningServer | undefined

const lastingPlace = async (place: ServerOptions["place"]): Promise<ServerOptions["place"]> => {
  if (typeof place !== "object" || !("folder" in place) || typeof place.folder !== "string") return place
  const { openFolder } = await source<typeof import("../host/server/db/folder.ts")>("db/folder.ts")
  database ??= lastingDatabase(openFolder(place.folder))
  return { folder: database.place }
}

/** Closes a database whose first start was interrupted; the next start creates it anew. */
const leaveIncomplete = async () => {
  if (database?.place.fresh === false) return
  const incomplete = database
  database = undefined
  await incomplete?.close().catch(() => {})
}

const start = async () => {
  const { readEnvironment } = await source<typeof import("../host/server/composition/environment.ts")>(
    "composition/environment.ts",
  )
  const options = readEnvironment(process.env)
  const place = await lastingPlace(options.place)
  const { createServer: createApi } = await source<
    typeof import("../host/server/composition/createServer.ts")
  >("composition/createServer.ts")
  server = await createApi({ ...options, ...(place && { place }) })
  if (server.showsLunch)
    console.log("It is night in São Paulo, so the demo begins at lunch (12:30). DEMO_TIME sets another time.")
}

const sentenceOf = async (cause: unknown) => {
  const failures = await source<typeof import("../host/server/composition/startFailure.ts")>(
    "composition/startFailure.ts",
  )
  return failures.sentenceOf(cause)
}

/** Shows on the terminal why the server cannot start, even if the sources of the sentence cannot be read. */
const sayFailure = async (cause: unknown) =>
  console.error(await sentenceOf(cause).catch(() => (cause instanceof Error ? cause.stack : cause)))

const connections = new Set<Socket>()
let isClosing = false
subscribe("net.server.socket", (message) => {
  const { socket } = message as { readonly socket: Socket }
  if (isClosing) return void socket.destroy()
  connections.add(socket)
  socket.once("close", () => connections.delete(socket))
  return undefined
})

/** Closes the server without waiting for open streams and sockets, nor for those that come meanwhile. */
const closeServer = async () => {
  isClosing = true
  const closed = server?.close()
  server = undefined
  for (const connection of connections) connection.destroy()
  await closed
  isClosing = false
}

const restart = async () => {
  await closeServer()
  try {
    await start()
    process.send?.("up")
  } catch (cause) {
    await sayFailure(cause)
    await leaveIncomplete()
    process.send?.("down")
  }
}

let lastRestart = restart()
process.on("message", (changed: ReadonlyArray<string>) => {
  for (const file of changed) ssr.moduleGraph.onFileChange(file)
  lastRestart = lastRestart.then(restart)
})

const stop = async () => {
  await lastRestart
  await closeServer()
  await database?.close()
  process.exit(0)
}
process.once("SIGINT", () => void stop())
void Promise.race(["SIGTERM", "disconnect"].map((name) => once(process, name))).then(stop)
