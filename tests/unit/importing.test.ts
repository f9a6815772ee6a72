import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { builtEntries, home } from "./publicEntries.ts"

/** Parts of the library that need no stylesheet, as plain node reads them. */
const plain = [
  "src/contract/index.ts",
  "src/testing/index.ts",
  "src/api/client.ts",
  "src/frame/returnUrl.ts",
  "src/frame/makeI18n.ts",
  "src/resource/listModel.ts",
  "src/panels/roles/roleDraft.ts",
]

/** Fails with what node said when it ends with anything but 0. */
const run = promisify(execFile)

/** Imports a file in a fresh node and tells what of a browser or of the network our own code touched. */
const touchedBy = async (file: string): Promise<ReadonlyArray<string>> => {
  const script = `
    import net from "node:net"
    const touched = []
    const touch = (name) => {
      const caller = new Error().stack.split("\\n")[3] ?? ""
      if (!caller.includes("node_modules")) touched.push(name)
    }
    for (const name of ["window", "document", "localStorage", "sessionStorage", "location"])
      Object.defineProperty(globalThis, name, { configurable: true, get: () => void touch(name) })
    globalThis.fetch = () => (touched.push("fetch"), Promise.reject(new Error("no network")))
    net.Socket.prototype.connect = () => { touched.push("network"); throw new Error("no network") }
    await import(${JSON.stringify(pathToFileURL(file).href)})
    await new Promise((resolve) => setTimeout(resolve, 20))
    console.log(JSON.stringify(touched))`
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: home })
  return JSON.parse(stdout)
}

describe.concurrent("someone who renders on a server", () => {
  it.each(plain)("imports %s without a window and without the network", async (file) => {
    expect(await touchedBy(resolve(home, file))).toEqual([])
  })

  it.each(builtEntries.map(({ name, built }) => [name, built] as const))(
    "imports the published %s without a window and without the network",
    async (_, built) => {
      expect(await touchedBy(built)).toEqual([])
    },
    20_000,
  )
})
