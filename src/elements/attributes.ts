/** Parses an attribute into its prop; undefined as if the attribute were missing. */
export type ReadAttribute<A> = (text: string) => A | undefined

export const text: ReadAttribute<string> = (value) => value

/** The id of a record. */
export const wholeNumber: ReadAttribute<number> = (value) => (/^\d+$/.test(value) ? Number(value) : undefined)

export const oneOf =
  <const A extends string>(values: ReadonlyArray<A>): ReadAttribute<A> =>
  (attribute) =>
    values.find((value) => value === attribute)

/** `user-id` for `userId`, because HTML attributes are case-insensitive. */
export const attributeName = (prop: string): string =>
  prop.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** The properties of every list. */
export const listProperties = ["view", "defaultView", "onViewChange"] as const

/** The properties of every panel that may have unsaved changes. */
export const unsavedProperties = ["onDirtyChange", "held"] as const

/** The properties of every editor. */
export const editorProperties = [...unsavedProperties, "onTabChange", "onHeading"] as const
