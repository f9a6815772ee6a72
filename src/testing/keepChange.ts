import type { KeptRow } from "./resourceFilter.ts"
import { note, type ResourceMemory } from "./resourceMemory.ts"
import { shownRow } from "./resourceTable.ts"

/** Keeps what a call of its own changes of a record, writes it down, and answers the record. */
export const keepChange = (memory: ResourceMemory, before: KeptRow, change: Partial<KeptRow>) => {
  const { resource, table, lists } = memory
  const after = { ...before, ...change, version: before.version + 1, updatedAt: new Date().toISOString() }
  note(memory, after.status === before.status ? "UPDATE" : "STATUS", { before, after })
  table.rows.set(after._id, after)
  return shownRow(resource, after, lists.sources)
}
