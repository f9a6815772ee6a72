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
  "src/panels/roles/roleCalls.ts",
]

/** Fails with what node said when it ends with anything but 0. */
const run = promisify(execFile)

/** Imports these files one after the other in a fresh node and tells what of a browser or of the network our own code touched. */
const touchedBy = async (files: ReadonlyArray<string>): Promise<Readonly<Record<string, unknown>>> => {
  const addresses = files.map((file) => [file, pathToFileURL(file).href])
  const script = `
    import net from "node:net"
    const touched = {}
    let now = ""
    const add = (name) => touched[now].push(name)
    const touch = (name) => {
      const caller = new Error().stack.split("\\n")[3] ?? ""
      if (!caller.includes("node_modules")) add(name)
    }
    for (const name of ["window", "document", "localStorage", "sessionStorage", "location"])
      Object.defineProperty(globalThis, name, { configurable: true, get: () => void touch(name) })
    globalThis.fetch = () => (add("fetch"), Promise.reject(new Error("no network")))
    net.Socket.prototype.connect = () => { add("network"); throw new Error("no network") }
    for (const [file, address] of ${JSON.stringify(addresses)}) {
      touched[now = file] = []
      await import(address).catch((cause) => touched[file].push(String(cause)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    console.log(JSON.stringify(touched))`
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: home })
  return JSON.parse(stdout)
}

const nothing = (files: ReadonlyArray<string>) => Object.fromEntries(files.map((file) => [file, []]))

describe("someone who renders on a server", () => {
  it("imports the library's parts that need no stylesheet without a window and without the network", async () => {
    const files = plain.map((file) => resolve(home, file))
    expect(await touchedBy(files)).toEqual(nothing(files))
  })

  it("imports every published entry without a window and without the network", async () => {
    const files = builtEntries.map(({ built }) => built)
    expect(await touchedBy(files)).toEqual(nothing(files))
  })
})
