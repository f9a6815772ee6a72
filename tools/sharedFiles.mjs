import { relative, resolve } from "node:path"
import { closureOf } from "./closureOf.ts"
import { entries } from "./entries.ts"
import { fetchedParts } from "./fetchedParts.ts"

/*
 * Files that panels share (docs/decisions/0300). A bundler makes a file of each set of modules that the same entries and
 * fetched parts import: fifty before a list's first row. What panels share stands in few files, by who needs it; any other
 * module is a file of its own.
 */

/** Modules of every page with a panel, with all they import. */
const ofEveryPage = ["src/api/client.ts", "src/frame/PanelProvider.tsx", "src/frame/PanelFrame.tsx"]

/** Panels of pages that nobody has signed in to. */
const ofVisitors = ["login", "register", "forgotPassword"].map((panel) => `src/panels/${panel}/index.ts`)

const list = "src/resource/described/DescribedList.tsx"

/** Not with what every page has: what is in there imports the style sheets, which call it while they are read. */
const sheets = resolve("src/ui/root/sheets.ts")

const root = resolve("src")

const contract = resolve("src/contract")

const union = (sets) => new Set(sets.flatMap((set) => [...set]))

/** The shared file of each module that is in one. */
const filesOf = (infoOf) => {
  const withImports = (source) => closureOf(resolve(source), (id) => infoOf(id)?.importedIds ?? [])
  const panels = entries.filter(({ source }) => source.startsWith("src/panels/")).map(({ source }) => source)
  const needs = new Map(panels.map((source) => [source, withImports(source)]))
  const ofForms = union(ofVisitors.map((source) => needs.get(source)))
  const ofOthers = union([...needs.values()].filter((needed) => !needed.has(resolve(list))))
  const files = new Map([...union(ofEveryPage.map(withImports))].map((id) => [id, "shared/frame"]))
  for (const id of withImports(list))
    if (!files.has(id))
      files.set(id, ofForms.has(id) ? "shared/form" : ofOthers.has(id) ? "shared/parts" : "shared/list")
  const ofPanels = union([...needs.values()])
  for (const [file, sources] of Object.entries(fetchedParts))
    for (const id of union(sources.map(withImports)))
      if (!ofPanels.has(id) && !files.has(id)) files.set(id, `shared/${file}`)
  files.delete(sheets)
  return files
}

/** Servers read the contract, without React. */
const fileOfContract = (file) => (file === "shared/frame" ? "contract/shared/frame" : "contract/shared/lists")

/** The file each module is put into, as rollup's `manualChunks` asks. */
export const sharedFiles = () => {
  let files
  return (id, { getModuleInfo }) => {
    if (id.startsWith("\0")) return undefined
    files ??= filesOf(getModuleInfo)
    const module = id.replace(/\.vanilla\.css$/, "")
    // A package that is built in keeps the banner with its license.
    const file = module.startsWith(root) && files.get(module)
    if (file) return module.startsWith(contract) ? fileOfContract(file) : file
    // Ids are paths as the system writes them, on Windows with backslashes.
    return relative(root, module)
      .replaceAll("\\", "/")
      .replace(/\.tsx?$/, "")
  }
}
