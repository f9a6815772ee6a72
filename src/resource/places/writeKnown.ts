/** Writes the fields of a form of which a text is known. */
export const writeKnown = <Name extends string>(
  write: ((name: Name, text: string) => void) | undefined,
  texts: { readonly [P in Name]?: string | undefined },
): void => {
  for (const [name, text] of Object.entries<string | undefined>(texts))
    if (text !== undefined) write?.(name as Name, text)
}
