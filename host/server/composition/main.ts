import { enableCompileCache } from "node:module"
import type { ServerOptions } from "./serverOptions.ts"
import { openFolder } from "../db/folder.ts"
import { readEnvironment } from "./environment.ts"
import { sentenceOf, textOf } from "./startFailure.ts"
import { places } from "../process/places.ts"

/** The embedded database first, before anything slow: it starts meanwhile, and a second process leaves at once. */
const beginDatabase = ({ place }: ServerOptions): Pick<ServerOptions, "place"> => {
  if (place === undefined) return {}
  if (place === "memory" || !("folder" in place) || typeof place.folder !== "string") return { place }
  return { place: { folder: openFolder(place.folder) } }
}

const start = async (options: ServerOptions) => {
  const begun = beginDatabase(options)
  enableCompileCache(places.compileCache)
  const { createServer } = await import("./createServer.ts")
  return await createServer({ ...options, ...begun })
}

/** Runs the server that the environment describes until it is told to stop. */
export const run = async (more: Pick<ServerOptions, "app"> = {}): Promise<void> => {
  try {
    const server = await start({ ...readEnvironment(process.env), ...more })
    console.log(`Balcão is ready at ${server.address}`)
    if (server.showsLunch)
      console.log(
        "It is night in São Paulo, so the demo begins at lunch (12:30). DEMO_TIME sets another time.",
      )
    if (server.isOpenDemo)
      console.log(`The demo sign-ins are open to the network, because HOST is ${process.env["HOST"]}.`)
    void server.store?.ended.then((cause) => {
      console.error(`The embedded database has stopped, and Balcão with it: ${textOf(cause)}`)
      console.error("What was answered is in its folder. Check its disk, then start Balcão again.")
      process.exit(1)
    })
    const stop = () => {
      setTimeout(() => process.exit(1), 10_000).unref()
      void server.close().then(() => process.exit(0))
    }
    process.once("SIGTERM", stop)
    process.once("SIGINT", stop)
  } catch (cause) {
    console.error(sentenceOf(cause))
    process.exit(1)
  }
}

if (import.meta.main) await run()
