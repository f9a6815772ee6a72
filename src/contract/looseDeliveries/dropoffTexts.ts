/** Where a delivery goes, in one line: the first address, and how many follow it. */
export const destinationOf = (dropoffs: ReadonlyArray<{ readonly address: string }>): string => {
  const [first, ...more] = dropoffs
  return `${first?.address ?? ""}${more.length > 0 ? ` (+${more.length})` : ""}`.slice(0, 255)
}

/** Who receives it, each named once. */
export const recipientsOf = (dropoffs: ReadonlyArray<{ readonly contactName: string }>): string =>
  [...new Set(dropoffs.map(({ contactName }) => contactName))].join(", ").slice(0, 255)
