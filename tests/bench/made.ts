import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import { build, type Rolldown } from "vite"
import type { Site } from "./toggleSite.ts"

/** A page as stock Vite builds it: its document, its scripts and its style sheet; to be profiled, with source maps. */
export const made = async (source: string, isProfiled = false): Promise<Site> => {
  const folder = await mkdtemp(resolve("tests/bench/.start-"))
  try {
    await writeFile(
      `${folder}/index.html`,
      `<!doctype html><title>Page</title><div id="root"></div><script type="module" src="./page.js"></script>`,
    )
    await writeFile(`${folder}/page.js`, source)
    const { output } = (await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, sourcemap: isProfiled },
    })) as Rolldown.RolldownOutput
    return new Map(
      output.map((file) => [
        file.fileName === "index.html" ? "/" : `/${file.fileName}`,
        String(file.type === "chunk" ? file.code : file.source),
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
