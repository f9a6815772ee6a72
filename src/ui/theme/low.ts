/** Windows too low for strips that stay while something scrolls between them, as at 400 % zoom: there the whole scrolls as one. */
export const low = "(height < 480px)"

/**
 * The least height of what scrolls between strips: in a box too low for it and them, the panel scrolls. Where no box has a
 * height it counts as nothing, as a percentage does there.
 */
export const atLeast = (px: number): string => `min(${px}px, 1000%)`

/** The height of what scrolls by itself in a low window, whose edges one must reach to scroll the rest. */
export const lowBox = { flex: "none", blockSize: "max(160px, 80dvh)" } as const
