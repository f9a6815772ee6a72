import { SourceMap } from "node:module"
import type { Browser, CDPSession } from "@playwright/test"
import { watchShown } from "./loading.ts"
import { addPainted } from "./painted.ts"
import type { Site } from "./toggleSite.ts"

type Profile = Awaited<ReturnType<typeof stopped>>

const stopped = async (protocol: CDPSession) => (await protocol.send("Profiler.stop")).profile

type Frame = Profile["nodes"][number]["callFrame"]

/** Packages by their name in the picture, as their files' paths show them. */
const packages: ReadonlyArray<readonly [path: RegExp, name: string]> = [
  [/\/(react|react-dom|scheduler)\//, "React"],
  [/\/effect\//, "Effect"],
  [/\/i18next\//, "i18next"],
  [/\/@preact\//, "signals"],
  [/\/(react-aria|react-stately|react-aria-components|@internationalized)\//, "React Aria"],
  [/\/ofetch\//, "ofetch"],
  [/\/node_modules\//, "other packages"],
  [/\/dist\/(shared\/\w+|\w+)/, "ours"],
]

/** The package or the room of ours that a source is in. */
const roomOf = (source: string): string => {
  const [pattern, name] = packages.find(([path]) => path.test(source)) ?? [undefined, "page"]
  return name === "ours" ? `ours: ${pattern!.exec(source)![1]}` : name
}

const roomsOf = (site: Site) => {
  const maps = new Map(
    [...site].flatMap(([path, text]) =>
      path.endsWith(".map") ? [[path.slice(0, -4), new SourceMap(JSON.parse(text))]] : [],
    ),
  )
  return ({ url, lineNumber, columnNumber }: Frame): string => {
    const entry = maps.get(new URL(url).pathname)?.findEntry(lineNumber, columnNumber)
    return entry && "originalSource" in entry ? roomOf(entry.originalSource) : "page"
  }
}

/** Names of time that no script takes: waiting, and the profiler itself. */
const notScript = new Set(["(idle)", "(program)", "(root)"])

const sumsOf = ({ nodes, samples = [], timeDeltas = [] }: Profile, room: (frame: Frame) => string) => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  // A call of the browser counts as the script that makes it.
  const scripted = (id: number | undefined): Frame | undefined => {
    const frame = id === undefined ? undefined : byId.get(id)?.callFrame
    return frame === undefined || frame.url !== "" ? frame : scripted(callers.get(id!))
  }
  const sums = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const name = byId.get(id)!.callFrame.functionName
    if (notScript.has(name)) continue
    const frame = scripted(id)
    const place = name === "(garbage collector)" ? "garbage" : frame ? room(frame) : "page"
    sums.set(place, (sums.get(place) ?? 0) + (timeDeltas[at] ?? 0) / 1000)
  }
  return sums
}

/** Milliseconds of script by package and by room of ours, until the page shows what one came for; `site` has source maps. */
export const profile = async (
  browser: Browser,
  origin: string,
  site: Site,
): Promise<ReadonlyMap<string, number>> => {
  const context = await browser.newContext({ locale: "pt-BR" })
  const tab = await context.newPage()
  const protocol = await context.newCDPSession(tab)
  await addPainted(tab)
  await tab.addInitScript(watchShown)
  await protocol.send("Profiler.enable")
  await protocol.send("Profiler.setSamplingInterval", { interval: 200 })
  await protocol.send("Profiler.start")
  const shown = tab.waitForEvent("console", (message) => message.text().startsWith("shown "))
  await tab.goto(origin)
  await shown
  const sums = sumsOf(await stopped(protocol), roomsOf(site))
  await context.close()
  return sums
}
