/** The font of the host; panels in other pages inherit theirs. */
export const font = '"Inter Variable", system-ui, sans-serif'
