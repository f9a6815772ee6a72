import { needNode } from "./nodeVersion.mjs"

needNode()
const { build } = await import("./build.ts")
if (build()) await import("../host/server/main.ts")
else process.exitCode = 1
