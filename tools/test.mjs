import { spawn } from "node:child_process"
import { requireNode } from "./nodeVersion.mjs"

requireNode()
const { installChromium } = await import("./installChromium.mjs")

/**
 * Every check of the project, quick ones first; each is also an npm script of its own. The lanes of a stage run in
 * parallel; the tests run alone.
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
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => output.push(text))
    if (isAlone) console.log(`\n— ${check}`)
    child.on("close", (status) => {
      // Output of parallel checks is printed at the end, so that it does not mix.
      if (!isAlone) console.log(`\n— ${check}\n${Buffer.concat(output)}`)
      resolve({ check, passed: status === 0, seconds: (performance.now() - start) / 1000 })
    })
  })

const runInSequence = async (checks, isAlone) => {
  const results = []
  for (const check of checks) results.push(await run(check, isAlone))
  return results
}

installChromium()
const results = []
for (const lanes of stages) {
  const done = await Promise.all(lanes.map((checks) => runInSequence(checks, lanes.length === 1)))
  results.push(...done.flat())
}
console.log("")
for (const { check, passed, seconds } of results)
  console.log(`${passed ? "passed" : "FAILED"}  ${check.padEnd(12)} ${seconds.toFixed(1)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`checks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
