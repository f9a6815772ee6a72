import { type ChildProcess, spawn } from "node:child_process"
import { delimiter, dirname } from "node:path"

/** Tools of the checkout stay out of reach, so that a consumer has what it installs and nothing else. */
const environment = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$|CI$|FORCE_COLOR$)/.test(name),
  )
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((one) => !one.includes("node_modules"))
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), ...path].join(delimiter),
    NEXT_TELEMETRY_DISABLED: "1",
    NG_CLI_ANALYTICS: "false",
    NO_COLOR: "1",
  }
}

/** Starts a command in a folder; what it says is piped. */
export const startCommand = (folder: string, line: string, more: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(line, {
    cwd: folder,
    env: { ...environment(), ...more },
    shell: true,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  })

/** Runs a command to its end and returns what it said; fails with that if it ends with anything but 0. */
export const runCommand = (folder: string, line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const command = startCommand(folder, line)
    const said: Array<Buffer> = []
    for (const stream of [command.stdout, command.stderr])
      stream?.on("data", (text: Buffer) => void said.push(text))
    command.on("error", reject)
    command.on("close", (status) => {
      const output = Buffer.concat(said).toString()
      if (status === 0) resolve(output)
      else reject(new Error(`${line} ended with ${status}:\n${output}`))
    })
  })
