/** The host's own face; panels elsewhere take that of their page. */
export const font = '"Inter Variable", system-ui, sans-serif'
