import type { Resource } from "./resource.ts"

/** The columns a file of the list may have. */
export const fileColumns = ({ columns, extraColumns = [] }: Resource): ReadonlyArray<string> => [
  ...new Set(["id", ...columns, ...extraColumns]),
]
