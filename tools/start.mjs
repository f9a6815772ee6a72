import { requireNode } from "./nodeVersion.mjs"

requireNode()
const { buildApp, buildServer, serverBundle } = await import("./build.ts")
if (await buildServer()) {
  const app = buildApp().then((isBuilt) => isBuilt || process.exit(1))
  // Errors in the bundle then name the files and lines of its sources.
  process.setSourceMapsEnabled(true)
  const { run } = await import(new URL(`../${serverBundle}`, import.meta.url).href)
  await run({ app })
} else process.exitCode = 1
