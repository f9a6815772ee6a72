import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { places } from "../process/places.ts"
import { type Embedded, startEmbedded } from "./embedded.ts"
import { lockFolder } from "./lock.ts"

/** An embedded database on its way, and the folder it is in. */
export interface OpenFolder {
  readonly embedded: Promise<Embedded>
  /** True on the first start. */
  readonly fresh: boolean
  /** Marks the first start as complete; a folder whose first start was interrupted is created anew. */
  readonly complete: () => void
  readonly release: () => void
}

const dumpIfAny = () => (existsSync(places.preparedDump) ? places.preparedDump : undefined)

/** Starts an embedded database in memory. */
export const openMemory = (): OpenFolder => ({
  embedded: startEmbedded({ dump: dumpIfAny() }),
  fresh: true,
  complete: () => undefined,
  release: () => undefined,
})

/**
 * Takes the folder for this process, or throws `FolderInUse` at once, and starts its database. This file imports
 * little, so that the database starts while the rest of the server loads.
 */
export const openFolder = (folder: string): OpenFolder => {
  const { release } = lockFolder(folder)
  const data = join(folder, "postgres")
  const mark = join(folder, "complete")
  const fresh = !existsSync(mark)
  if (fresh) rmSync(data, { recursive: true, force: true })
  const embedded = startEmbedded({ folder: data, dump: fresh ? dumpIfAny() : undefined })
  embedded.catch(release)
  return { embedded, fresh, complete: () => writeFileSync(mark, ""), release }
}
