import type { BoardOrder } from "../../contract/orders/board.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"

/** Number of orders whose versions are remembered. */
const maxVersions = 50

/**
 * The versions that orders went through by what was done here, one after the other. A dialog that was opened before an answer
 * knows the version before it; that is no other person's change.
 */
export const ownVersions = () => {
  const passed = new Map<string, ReadonlyArray<number>>()
  return {
    /** Records that a change made here turned one version of an order into another. */
    add: (order: RecordId, from: number | undefined, to: number | undefined) => {
      if (from === undefined || to === undefined) return
      const key = idKey(order)
      const before = passed.get(key) ?? []
      passed.delete(key)
      passed.set(key, before.at(-1) === from ? [...before, to] : [from, to])
      const [oldest] = passed.keys()
      if (passed.size > maxVersions && oldest !== undefined) passed.delete(oldest)
    },
    /** The version to change of an order as it was seen: its own, or what was done here since made of it. */
    versionOf: ({ _id, version }: BoardOrder): number | undefined => {
      const known = version === undefined ? undefined : passed.get(idKey(_id))
      return version !== undefined && known?.includes(version) ? known.at(-1) : version
    },
  }
}
