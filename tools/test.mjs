import { spawnSync } from "node:child_process"
import { needNode } from "./nodeVersion.mjs"

needNode()
const { installChromium } = await import("./installChromium.mjs")

/** Every check of the project, quick ones first. Each is an npm script too, for running it alone. */
const checks = ["lint", "build", "types", "unused", "exports", "size", "test:vitest", "test:e2e"]

const run = (check) => {
  console.log(`\n— ${check}`)
  const start = performance.now()
  const { status } = spawnSync("npm", ["run", "--silent", check], {
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return { check, passed: status === 0, seconds: (performance.now() - start) / 1000 }
}

installChromium()
const results = checks.map(run)
console.log("")
for (const { check, passed, seconds } of results)
  console.log(`${passed ? "passed" : "FAILED"}  ${check.padEnd(12)} ${seconds.toFixed(1)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`checks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
