/** Whether a membership has come to its end. */
export const isOver = (until: string | null): boolean => until !== null && !(Date.parse(until) > Date.now())
