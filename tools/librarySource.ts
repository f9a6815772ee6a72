import { resolve } from "node:path"
import type { Plugin } from "vite"
import { sourceOf, sourcesOf } from "./entries.ts"

/** The style sheet of all panels. Empty from source, where each rule comes with the module that uses it. */
const styleSheet = "balcao/styles.css"
const emptySheet = "\0balcao-styles.css"

/** Reads the public entries of the library from `src`, so that an edit shows without a build of the library. */
export const librarySource = (): Plugin => ({
  name: "library-source",
  enforce: "pre",
  resolveId: (id) => {
    if (id === styleSheet) return emptySheet
    const source = sourceOf.get(id) ?? sourcesOf.get(id)
    return source === undefined ? null : resolve(source)
  },
  load: (id) => (id === emptySheet ? "" : null),
})
