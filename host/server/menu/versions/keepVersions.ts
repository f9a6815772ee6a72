import { eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { menuVersions } from "../../db/menuSchema.ts"
import {
  addVersion,
  closeVersion,
  type MenuOfStore,
  readContent,
  readLast,
  readPublishes,
  type VersionRow,
} from "./versionRows.ts"

/** Changes of one person within this time make one version. */
const joinMs = 10 * 60_000

const joins = ({ isOpen, by, startedAt }: VersionRow, person: number | undefined) =>
  isOpen && by === (person ?? null) && Date.now() - startedAt.getTime() < joinMs

/** Keeps the menu as it is before its first change ever, and closes the version that changes joined. */
export const keepState = async (tx: Database, store: MenuOfStore, last: VersionRow | undefined) => {
  if (!last) await addVersion(tx, store, { number: 1, snapshot: await readContent(tx, store) })
  if (last?.isOpen) await closeVersion(tx, store, last)
  return last?.number ?? 1
}

/** Keeps the state a change departs from, before it is lost; to be called with the menu's lock, before it is written. */
export const keepBefore = async (tx: Database, store: MenuOfStore): Promise<number> =>
  keepState(tx, store, await readLast(tx, store.company))

/**
 * Makes a change part of a version, before it is written. Where changes are public at once, those of a person within ten
 * minutes are one version; where somebody publishes, they wait.
 */
export const keepVersions = async (
  tx: Database,
  store: MenuOfStore,
  person: number | undefined,
): Promise<void> => {
  const last = await readLast(tx, store.company)
  if ((await readPublishes(tx, store.company)) === "MANUAL") {
    await keepState(tx, store, last)
    return
  }
  if (last && joins(last, person)) {
    await tx.update(menuVersions).set({ at: new Date() }).where(eq(menuVersions.id, last.id))
    return
  }
  const number = await keepState(tx, store, last)
  await addVersion(tx, store, { number: number + 1, by: person })
}
