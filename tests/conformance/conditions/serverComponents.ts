import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { entries, patternFile } from "../../../tools/entries.ts"
import type { Condition } from "./Condition.ts"

/**
 * Imitates a bundler of server components: it does not run modules marked "use client", and reads their export names
 * from the text.
 */
const hooks = `
  import { registerHooks } from "node:module"
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const text = String(loaded.source ?? "")
      if (!/^\\s*"use client"/.test(text)) return loaded
      const names = [...text.matchAll(/export \\{([^}]*)\\}/g)].flatMap(([, list]) => list.split(",").map((one) => one.trim().split(" as ").at(-1)).filter(Boolean))
      if (/export \\*/.test(text)) throw new Error("a client's module exports names that its text does not say")
      return { ...loaded, source: names.map((name) => "export const " + name + " = Symbol()").join("\\n") }
    },
  })`

const run = promisify(execFile)

const fileOf = (name: string): string => {
  const entry = entries.find((one) => one.name === name)
  if (!entry) throw new Error(`No entry ${name}.`)
  return resolve("dist", `${patternFile(entry)}.js`)
}

const importThere = async (name: string): Promise<ReadonlyArray<string>> => {
  const address = JSON.stringify(pathToFileURL(fileOf(name)).href)
  const script = `${hooks}\nconsole.log(Object.keys(await import(${address})).length)`
  const command = ["--conditions=react-server", "--input-type=module", "-e", script]
  return run(process.execPath, command).then(
    ({ stdout }) => (Number(stdout) > 0 || name.startsWith("./elements/") ? [] : ["nothing is exported"]),
    ({ stderr }: { readonly stderr: string }) => [/^\w*Error: .*/m.exec(stderr)?.[0] ?? stderr],
  )
}

export const serverComponents: Condition = {
  columns: ["RSC"],
  says: 'Its entry is imported under the condition `react-server`, where modules that say `"use client"` are references, as bundlers of server components have it: what fails to load, or names nothing, is counted.',
  measure: async ({ name, kind }) => [await importThere(kind === "tag" ? `./elements/${name}` : `./${name}`)],
}
