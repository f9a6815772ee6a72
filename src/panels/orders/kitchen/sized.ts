/** A size in px of what is read from two metres, as large as somebody chose. */
export const sized = (px: number) => `calc(${px}px * var(--balcao-kitchen-size, 1))`
