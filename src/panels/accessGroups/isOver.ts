/** True if a membership has ended. */
export const isOver = (until: string | null): boolean => until !== null && !(Date.parse(until) > Date.now())
