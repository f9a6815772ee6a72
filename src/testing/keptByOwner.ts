import { isGiven } from "../contract/resource/body.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, type ResourceMemory } from "./resourceMemory.ts"
import type { Values } from "./resourceValues.ts"

const othersOf = ({ table }: ResourceMemory, row: KeptRow) =>
  [...table.rows.values()].filter(({ _id, owner }) => _id !== row._id && owner === row.owner)

/**
 * Returns the values of a record that its owner keeps (`keptBy`): from this write, else from before, else from the
 * owner's other records.
 */
export const ownersValues = (memory: ResourceMemory, row: KeptRow, before?: KeptRow): Values => {
  const [other] = othersOf(memory, row)
  return Object.fromEntries(
    Object.entries(memory.resource.fields).flatMap(([name, { rules }]) => {
      const value = [row.values[name], before?.values[name], other?.values[name]].find(isGiven)
      return rules.keptBy && value !== undefined ? [[name, value] as const] : []
    }),
  )
}

/** Gives the owner's other records what a write changed of what the owner keeps: another version each, and a line. */
export const shareWithOthers = (memory: ResourceMemory, row: KeptRow): void => {
  const ownValues = ownersValues(memory, row)
  for (const other of othersOf(memory, row)) {
    if (Object.entries(ownValues).every(([name, value]) => other.values[name] === value)) continue
    const after: KeptRow = {
      ...other,
      version: other.version + 1,
      updatedAt: row.updatedAt,
      values: { ...other.values, ...ownValues },
    }
    note(memory, "UPDATE", { before: other, after })
    memory.table.rows.set(other._id, after)
  }
}
