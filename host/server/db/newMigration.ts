import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { findPackageJSON, registerHooks } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"

const folderOf = (name: string) => dirname(findPackageJSON(name, import.meta.url)!)
const orm = folderOf("drizzle-orm")

const fileOf = (specifier: string, extension: string) => {
  const path = join(orm, specifier.slice("drizzle-orm/".length))
  return existsSync(path + extension) ? path + extension : join(path, `index${extension}`)
}

/**
 * Writes the next migration from the difference between `schema.ts` and the last one; the tool's own options,
 * such as `--name`, may follow. npm keeps drizzle-kit at the root and drizzle-orm under `host`, where the former
 * does not look: here it is shown the way.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context)
    const [extension, format] = context.conditions.includes("import")
      ? [".js", "module"]
      : [".cjs", "commonjs"]
    return { url: pathToFileURL(fileOf(specifier, extension!)).href, format, shortCircuit: true }
  },
})

const needsTerminal =
  "The schema adds and drops tables or columns at once, and drizzle-kit asks in a terminal which of them were renamed. " +
  "Run `npm run migration` in a terminal, or write two migrations: one that adds, then one that drops."

const { error: print } = console
// drizzle-kit prints an error and then ends as if all were well.
console.error = (cause: unknown) => {
  const isPrompt = String(cause).includes("prompts require a TTY")
  print(isPrompt ? needsTerminal : cause)
  if (isPrompt) process.exit(1)
  process.exitCode = 1
}

process.chdir(fileURLToPath(new URL("../../../", import.meta.url)))

const folder = "host/server/db/migrations"
const migrations = () => readdirSync(folder).filter((name) => name.endsWith(".sql"))
const known = new Set(migrations())
const { described } = await import("./described/described.ts")
const { countTriggers } = await import("./countTriggers.ts")
const { tableName } = await import("./described/names.ts")

/** drizzle-kit knows no triggers: those that count the rows of a new list are written behind its table. */
process.on("exit", () => {
  for (const name of migrations().filter((file) => !known.has(file))) {
    const path = join(folder, name)
    const written = readFileSync(path, "utf8")
    const added = described.filter((list) => written.includes(`CREATE TABLE "${tableName(list)}" (`))
    const statements = added.flatMap(countTriggers)
    if (statements.length > 0)
      appendFileSync(path, `--> statement-breakpoint\n${statements.join("--> statement-breakpoint\n")}`)
  }
})

/** drizzle-kit compares with the last snapshot of the schema alone, and each weighs a megabyte. */
process.on("exit", () => {
  const snapshots = readdirSync(`${folder}/meta`).filter((name) => name.endsWith("_snapshot.json"))
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}/meta/${name}`)
})

process.argv.splice(2, 0, "generate", "--config", "host/server/db/drizzle.config.ts")
await import(pathToFileURL(join(folderOf("drizzle-kit"), "bin.cjs")).href)
