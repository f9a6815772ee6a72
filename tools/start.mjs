import { requireNode } from "./nodeVersion.mjs"

requireNode()
const { buildHost, serverBundle } = await import("./build.ts")
if (await buildHost()) {
  // Errors in the bundle then name the files and lines of its sources.
  process.setSourceMapsEnabled(true)
  await import(new URL(`../${serverBundle}`, import.meta.url).href)
} else process.exitCode = 1
