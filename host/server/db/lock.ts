import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** The folder is this process's until released. */
export interface Lock {
  readonly release: () => void
}

/** Another process is at work in the folder. */
export class FolderInUse extends Error {}

/**
 * Takes a data folder for this process alone. The lock is the operating system's own, held through an SQLite
 * file, so it is gone the moment its holder is, however that ended.
 */
export const lockFolder = (folder: string): Lock => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(folder, "lock"), { timeout: 0 })
  try {
    file.exec("BEGIN EXCLUSIVE")
  } catch {
    file.close()
    throw new FolderInUse(
      `Another process is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  return { release: () => file.close() }
}
