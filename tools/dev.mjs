import { requireNode } from "./nodeVersion.mjs"

requireNode()
await import("./dev.ts")
