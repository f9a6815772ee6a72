import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"

/** Files that a file fetches by `import()`. */
const fetchedByFile = new Map()
const fetchedBy = (file) => {
  if (!fetchedByFile.has(file)) {
    const text = existsSync(file) ? readFileSync(file, "utf8") : ""
    const sources = [...text.matchAll(/\bimport\("(\.[^"]+)"\)/g)]
    fetchedByFile.set(file, new Set(sources.map(([, source]) => resolve(dirname(file), source))))
  }
  return fetchedByFile.get(file)
}

/** A part that is fetched imports nothing, not even a type, of the file that fetches it; `import/no-cycle` skips such circles. */
export const fetchedBack = {
  create: (context) => ({
    ImportDeclaration: (node) => {
      const source = node.source.value
      if (!source.startsWith(".")) return
      if (fetchedBy(resolve(dirname(context.filename), source)).has(context.filename))
        context.report({
          node,
          message: `${source} fetches this file: move what both need to a file of its own.`,
        })
    },
  }),
}
