import { maxOps, type MenuOp } from "./menuOps.ts"

/** Signs of one call's changes as JSON; a body ends at 256 KiB, and a sign may take more than one byte. */
const maxSigns = 100_000

/** Changes in parts that one call each takes, in their order. */
export const opChunks = (ops: ReadonlyArray<MenuOp>): ReadonlyArray<ReadonlyArray<MenuOp>> => {
  const chunks: Array<Array<MenuOp>> = []
  let signs = 0
  for (const change of ops) {
    const size = JSON.stringify(change).length
    const chunk = chunks.at(-1)
    if (chunk && chunk.length < maxOps && signs + size <= maxSigns) {
      chunk.push(change)
      signs += size
    } else {
      chunks.push([change])
      signs = size
    }
  }
  return chunks
}
