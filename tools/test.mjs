import { spawn } from "node:child_process"
import { stripVTControlCharacters } from "node:util"
import { requireNode } from "./nodeVersion.mjs"

requireNode()
const { installChromium } = await import("./installChromium.ts")

/**
 * Every check of the project, quick ones first; each is also an npm script of its own. The lanes of a stage run in
 * parallel: what reads the build takes the core that tests leave while they wait.
 */
const stages = [
  [["build"], ["lint", "unused", "types"]],
  [["test:vitest"], ["exports", "size"]],
  [["test:e2e"]],
]

/** Lines that name what failed, as the tools mark them: a test's name, an error, a rejection nobody handled. */
const marks = /^\s*(FAIL|\S*Error:|✘|✗|×|.*error TS|.*Unhandled|.*originated in|.*last test to run)/

const failuresIn = (output) => {
  const lines = stripVTControlCharacters(output).split("\n")
  return [...new Set(lines.filter((line) => marks.test(line)).map((line) => line.trim().slice(0, 200)))]
}

/** Tests print while they run; the output of others waits for their end, so that it does not mix. */
const isStreamed = (check) => check.startsWith("test:")

const run = (check) =>
  new Promise((resolve) => {
    const streams = isStreamed(check)
    const start = performance.now()
    const child = spawn("npm", ["run", "--silent", check], { shell: process.platform === "win32" })
    const output = []
    for (const stream of ["stdout", "stderr"])
      child[stream].on("data", (text) => {
        output.push(text)
        if (streams) process[stream].write(text)
      })
    if (streams) console.log(`\n— ${check}`)
    child.on("close", (status) => {
      const said = Buffer.concat(output).toString()
      if (!streams) console.log(`\n— ${check}\n${said}`)
      const passed = status === 0
      const seconds = (performance.now() - start) / 1000
      resolve({ check, passed, seconds, failures: passed ? [] : failuresIn(said) })
    })
  })

const runInSequence = async (checks) => {
  const results = []
  for (const check of checks) results.push(await run(check))
  return results
}

installChromium()
const results = []
for (const lanes of stages) {
  const done = await Promise.all(lanes.map(runInSequence))
  results.push(...done.flat())
}
for (const { check, failures } of results)
  if (failures.length > 0) console.log(`\nwhat failed in ${check}:\n${failures.slice(0, 12).join("\n")}`)
console.log("")
for (const { check, passed, seconds } of results)
  console.log(`${passed ? "passed" : "FAILED"}  ${check.padEnd(12)} ${seconds.toFixed(1)} s`)
const failed = results.filter(({ passed }) => !passed).length
console.log(`checks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
