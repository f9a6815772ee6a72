import { rm } from "node:fs/promises"
import { filledFolder, newDataFolder } from "./dataFolder.ts"
import { start } from "./host.ts"

/** Fills a data folder with the demo before any test, for the servers of all workers to copy. */
export default async () => {
  const folder = await newDataFolder()
  const { stop } = await start({ DATA_DIR: folder })
  await stop()
  process.env[filledFolder] = folder
  return () => rm(folder, { recursive: true, force: true })
}
