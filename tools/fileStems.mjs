import { readdirSync } from "node:fs"
import { basename, dirname } from "node:path"

const isModule = (file) => /\.tsx?$/.test(file)
const stemOf = (file) => file.replace(/\.tsx?$/, "").toLowerCase()

/** Modules of a folder by their stem in lower case. */
const modulesOfFolder = new Map()
const modulesIn = (folder) => {
  if (!modulesOfFolder.has(folder))
    modulesOfFolder.set(folder, Map.groupBy(readdirSync(folder).filter(isModule), stemOf))
  return modulesOfFolder.get(folder)
}

/** No two modules of a folder are named alike but for case: macOS and Windows take their published types for one file. */
export const fileStems = {
  create: (context) => ({
    Program: (node) => {
      const file = basename(context.filename)
      if (!isModule(file) || !context.filename.includes("/src/")) return
      const twins = modulesIn(dirname(context.filename))
        .get(stemOf(file))
        ?.filter((other) => other !== file)
      if (twins?.length)
        context.report({ node, message: `Name it apart from ${twins.join()}: they differ by case alone.` })
    },
  }),
}
