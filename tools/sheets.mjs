import { resolve } from "node:path"
import { dirname, normalize, relative } from "node:path/posix"
import { closureOf } from "./closureOf.mjs"
import { minified } from "./css.mjs"
import { entries, patternFile } from "./entries.ts"

/*
 * Style sheets of shadow roots (docs/decisions/0069). The rules of each style file stand in a module of their own beside
 * it; a tag's entry adds those of what it imports, and a fetched part brings those that its importers lack. Panels in a
 * page use none of these modules: they have `styles.css`, or the style sheet of their entry.
 */

const withoutExtension = (name) => name.replace(/(\.(css|styles))?\.[jt]sx?$/, "")

/** A string literal in ASCII, so that the page's charset does not matter. */
export const asciiLiteral = (text) =>
  JSON.stringify(text).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

const withItself = (id, infoOf) => infoOf(id)?.importedIds ?? []
const withFetched = (id, infoOf) => [...withItself(id, infoOf), ...(infoOf(id)?.dynamicallyImportedIds ?? [])]

/** The modules that come with a module, itself included; `next` says which each of them brings. */
const modulesWith = (id, infoOf, next = withItself) => closureOf(id, (one) => next(one, infoOf))

/** The style files that come with a module. */
const stylesOf = (id, infoOf) => new Set([...modulesWith(id, infoOf)].filter((one) => infoOf(one)?.meta.css))

/** The style files that a fetched module needs beyond those of all that fetch it. */
const stylesBeyond = (id, infoOf) => {
  const own = stylesOf(id, infoOf)
  const there = infoOf(id).dynamicImporters.map((importer) => stylesOf(importer, infoOf))
  return new Set([...own].filter((style) => !there.every((styles) => styles.has(style))))
}

/** Start of the import of a part that brings sheets. */
const wrapped = "withSheets(import("

const pathTo = (from, to) => {
  const path = normalize(relative(dirname(from), to))
  return path.startsWith(".") ? path : `./${path}`
}

const sheetFile = (style) =>
  `${withoutExtension(style.replace(/^src\//, "").replace(".vanilla.css", ""))}.sheet.js`
const sheetsFile = (chunkFile) => `${withoutExtension(chunkFile)}.sheets.js`

/** A module that lists sheets, in the file of this name. */
const listModule = (file, styles) => {
  const sheets = [...styles].map((style, index) => [`sheet${index}`, pathTo(file, sheetFile(style))])
  const imports = sheets.map(([name, path]) => `import ${name} from '${path}';\n`).join("")
  return `${imports}export default [${sheets.map(([name]) => name).join(", ")}];\n`
}

/** Puts lines before a chunk's own, after its directive. */
const addLines = (chunk, ...lines) => {
  const [directive = ""] = /^"use client";?\n/.exec(chunk.code) ?? []
  chunk.code = [directive, ...lines.map((line) => `${line}\n`), chunk.code.slice(directive.length)].join("")
}

// Ids are paths as the system writes them, on Windows with backslashes.
const isModule = (file, { facadeModuleId }) => facadeModuleId?.replaceAll("\\", "/").endsWith(file)
const isTag = (chunk) =>
  chunk.isEntry && /[\\/]src[\\/]elements[\\/]\w+[\\/]index\.ts$/.test(chunk.facadeModuleId)

/** The style files that have rules, in the order of the whole style sheet. */
const orderedStyles = (ids, infoOf, all) => {
  const cssOf = (id) => infoOf(id).meta.css
  return ids.filter(cssOf).toSorted((one, other) => all.indexOf(cssOf(one)) - all.indexOf(cssOf(other)))
}

/** Lets the chunk of a tag, or of a part that is fetched, have its sheets; `list` writes the module that lists them. */
const giveSheets = (chunk, { infoOf, runtime, list }) => {
  const { fileName, facadeModuleId } = chunk
  const runtimePath = pathTo(fileName, runtime)
  if (chunk.code.includes(wrapped)) addLines(chunk, `import { withSheets } from '${runtimePath}';`)
  if (infoOf(facadeModuleId)?.dynamicImporters.length > 0)
    list(sheetsFile(fileName), stylesBeyond(facadeModuleId, infoOf))
  if (!isTag(chunk)) return
  list(`${dirname(fileName)}/sheets.js`, stylesOf(facadeModuleId, infoOf))
  addLines(
    chunk,
    `import { addSheets } from '${runtimePath}';`,
    "import sheets from './sheets.js';",
    "addSheets(sheets);",
  )
}

const provider = "src/frame/PanelProvider.tsx"

/** The rules of one panel, what it fetches and the provider around it, for each entry that is a panel. */
const entrySheets = (styles, infoOf) =>
  entries
    .filter(({ source }) => source.startsWith("src/panels/"))
    .map((entry) => {
      const ids = [entry.source, provider].flatMap((source) => [
        ...modulesWith(resolve(source), infoOf, withFetched),
      ])
      const own = new Set(ids)
      const rules = styles.filter((style) => own.has(style)).map((style) => minified(infoOf(style).meta.css))
      return [`${patternFile(entry)}.css`, rules.join("\n")]
    })

/** Writes the sheets, and the code that adds them. */
export const sheets = () => ({
  name: "sheets",
  renderDynamicImport({ targetModuleId, targetChunk, chunk }) {
    if (!targetModuleId || stylesBeyond(targetModuleId, this.getModuleInfo).size === 0) return null
    const file = pathTo(chunk.fileName, sheetsFile(targetChunk.fileName))
    return { left: wrapped, right: `), () => import('${file}'))` }
  },
  generateBundle(_, bundle) {
    const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source })
    const infoOf = (id) => this.getModuleInfo(id)
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk")
    const { fileName: runtime } = chunks.find((chunk) => isModule("/ui/root/sheets.ts", chunk))
    const every = chunks.find((chunk) => isModule("/ui/root/everySheet.ts", chunk))
    const styles = orderedStyles([...this.getModuleIds()], infoOf, String(bundle["styles.css"].source))
    styles.forEach((style, place) => {
      const rules = asciiLiteral(minified(infoOf(style).meta.css))
      emit(sheetFile(style), `export default [${place}, ${rules}];\n`)
    })
    const list = (file, chosen) => {
      const ordered = styles.filter((style) => chosen.has(style))
      if (ordered.length > 0) emit(file, listModule(file, ordered))
    }
    for (const chunk of chunks) giveSheets(chunk, { infoOf, runtime, list })
    every.code = listModule(every.fileName, styles)
    for (const [file, rules] of entrySheets(styles, infoOf)) emit(file, rules)
    bundle["styles.css"].source = minified(String(bundle["styles.css"].source))
  },
})
