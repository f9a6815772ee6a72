/** Reads an attribute into the prop it stands for. */
export type ReadAttribute = (text: string) => string | number | undefined

export const text: ReadAttribute = (given) => given

/** The number of a record; anything else is as if nothing were said. */
export const wholeNumber: ReadAttribute = (given) => (/^\d+$/.test(given) ? Number(given) : undefined)

/** `user-id` for `userId`: HTML knows no capitals. */
export const attributeOf = (prop: string): string =>
  prop.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
