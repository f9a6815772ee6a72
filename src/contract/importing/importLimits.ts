/** Most rows of one import, and of one call that brings some of them; days until an import can no longer be undone. */
export const importLimits = { maxRows: 50_000, chunk: 500, maxFields: 200, undoDays: 14 } as const
