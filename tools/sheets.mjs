import { resolve } from "node:path"
import { dirname, normalize, relative } from "node:path/posix"
import { closureOf } from "./closureOf.ts"
import { minified } from "./css.mjs"
import { entries, patternFile } from "./entries.ts"

/*
 * Style sheets of the library (docs/decisions/0221). The rules of each style file stand in a module, which whatever has its
 * class names imports; panels adopt them, constructed, in the page or in the shadow root they are in. `styles.css`, and a
 * style sheet for each entry, are for pages that bring the rules themselves.
 */

/** A string literal in ASCII, so that the page's charset does not matter. */
export const asciiLiteral = (text) =>
  JSON.stringify(text).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

/** The modules that come with a module and what it fetches, itself included. */
const modulesWith = (id, infoOf) =>
  closureOf(id, (one) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(one) ?? {}
    return [...importedIds, ...dynamicallyImportedIds]
  })

const pathTo = (from, to) => {
  const path = normalize(relative(dirname(from), to))
  return path.startsWith(".") ? path : `./${path}`
}

/** The file of a style file's rules, which whatever has its class names imports. */
const sheetFile = (style) => style.replace(/^src\//, "").replace(/\.css\.ts\.vanilla\.css$/, ".sheet.js")

/** Puts lines before a chunk's own, after its directive. */
const addLines = (chunk, ...lines) => {
  const [directive = ""] = /^"use client";?\n/.exec(chunk.code) ?? []
  chunk.code = [directive, ...lines.map((line) => `${line}\n`), chunk.code.slice(directive.length)].join("")
}

// Ids are paths as the system writes them, on Windows with backslashes.
const isModule = (file, { facadeModuleId }) => facadeModuleId?.replaceAll("\\", "/").endsWith(file)

/** The style files that have rules, in the order of the whole style sheet. */
const orderedStyles = (ids, infoOf, all) => {
  const cssOf = (id) => infoOf(id).meta.css
  return ids.filter(cssOf).toSorted((one, other) => all.indexOf(cssOf(one)) - all.indexOf(cssOf(other)))
}

const provider = "src/frame/PanelProvider.tsx"

/** The rules of one panel, what it fetches and the provider around it, for each entry that is a panel. */
const entrySheets = (rulesOf, infoOf) =>
  entries
    .filter(({ source }) => source.startsWith("src/panels/"))
    .map((entry) => {
      const own = new Set(
        [entry.source, provider].flatMap((source) => [...modulesWith(resolve(source), infoOf)]),
      )
      const rules = [...rulesOf].flatMap(([style, css]) => (own.has(style) ? [css] : []))
      return [`${patternFile(entry)}.css`, rules.join("\n")]
    })

/** Writes the rules of each style file once, lets what has its class names import them, and writes the style sheets. */
export const sheets = () => ({
  name: "sheets",
  generateBundle(_, bundle) {
    const infoOf = (id) => this.getModuleInfo(id)
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk")
    const { fileName: runtime } = chunks.find((chunk) => isModule("/ui/root/sheets.ts", chunk))
    const styles = orderedStyles([...this.getModuleIds()], infoOf, String(bundle["styles.css"].source))
    const rulesOf = new Map(styles.map((style) => [style, minified(infoOf(style).meta.css)]))
    styles.forEach((style, place) => {
      const file = sheetFile(style)
      const rules = asciiLiteral(rulesOf.get(style))
      const source = `import { addSheets } from '${pathTo(file, runtime)}';\naddSheets([[${place}, ${rules}]]);\n`
      this.emitFile({ type: "asset", fileName: file, source })
    })
    const placed = new Set(chunks.flatMap(({ modules }) => Object.keys(modules)))
    // A style file without class names, which is imported for its rules alone, is in no chunk.
    const stylesOf = (id) =>
      infoOf(id).importedIds.flatMap((one) => {
        if (infoOf(one)?.meta.css) return [one]
        return one.endsWith(".css.ts") && !placed.has(one) ? stylesOf(one) : []
      })
    for (const chunk of chunks) {
      const own = new Set(Object.keys(chunk.modules).flatMap(stylesOf))
      const added = styles.filter((style) => own.has(style))
      addLines(chunk, ...added.map((style) => `import '${pathTo(chunk.fileName, sheetFile(style))}';`))
    }
    for (const [fileName, source] of entrySheets(rulesOf, infoOf))
      this.emitFile({ type: "asset", fileName, source })
    bundle["styles.css"].source = minified(String(bundle["styles.css"].source))
  },
})
