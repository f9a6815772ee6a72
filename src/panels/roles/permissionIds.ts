/** Numbers of permissions as a draft's text has them, joined by commas. */
export const idsOf = (text: string): ReadonlyArray<number> => (text === "" ? [] : text.split(",").map(Number))

export const idsText = (ids: Iterable<number>): string => [...ids].toSorted((a, b) => a - b).join(",")
