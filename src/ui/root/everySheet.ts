import type { Sheet } from "./sheets.ts"

/** The rules of every style file; the build writes them here. */
const everySheet: ReadonlyArray<Sheet> = []

export default everySheet
