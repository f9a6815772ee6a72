import { spawn } from "node:child_process"
import { needNode } from "./nodeVersion.mjs"

needNode()
const { installChromium } = await import("./installChromium.mjs")

/**
 * Every check of the project, quick ones first. Each is an npm script too, for running it alone. Lanes of a stage run
 * beside each other; tests have the machine to themselves.
 */
const stages = [
  [["build"], ["lint", "unused"]],
  [["types"], ["exports", "size"]],
  [["test:vitest"]],
  [["test:e2e"]],
]

const run = (check, isAlone) =>
  new Promise((resolve) => {
    const start = performance.now()
    const child = spawn("npm", ["run", "--silent", check], {
      stdio: isAlone ? "inherit" : "pipe",
      shell: process.platform === "win32",
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => said.push(text))
    if (isAlone) console.log(`\n— ${check}`)
    child.on("close", (status) => {
      // Of those that run beside another, each says all it has to say at once.
      if (!isAlone) console.log(`\n— ${check}\n${Buffer.concat(said)}`)
      resolve({ check, passed: status === 0, seconds: (performance.now() - start) / 1000 })
    })
  })

const inTurn = async (checks, isAlone) => {
  const results = []
  for (const check of checks) results.push(await run(check, isAlone))
  return results
}

installChromium()
const results = []
for (const lanes of stages) {
  const done = await Promise.all(lanes.map((checks) => inTurn(checks, lanes.length === 1)))
  results.push(...done.flat())
}
console.log("")
for (const { check, passed, seconds } of results)
  console.log(`${passed ? "passed" : "FAILED"}  ${check.padEnd(12)} ${seconds.toFixed(1)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`checks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
