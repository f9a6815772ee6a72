/** Returns a delivery's destination on one line: the first address, and the number of further ones. */
export const destinationOf = (dropoffs: ReadonlyArray<{ readonly address: string }>): string => {
  const [first, ...more] = dropoffs
  return `${first?.address ?? ""}${more.length > 0 ? ` (+${more.length})` : ""}`.slice(0, 255)
}

/** Returns the recipients, each named once. */
export const recipientsOf = (dropoffs: ReadonlyArray<{ readonly contactName: string }>): string =>
  [...new Set(dropoffs.map(({ contactName }) => contactName))].join(", ").slice(0, 255)
