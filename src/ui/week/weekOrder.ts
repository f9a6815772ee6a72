/** Monday first, as a week of business begins. */
export const weekOrder = [1, 2, 3, 4, 5, 6, 0] as const
