import { requireNode } from "./nodeVersion.mjs"

requireNode()
const { build } = await import("./build.ts")
if (build()) await import("../host/server/main.ts")
else process.exitCode = 1
