/** Reads an attribute into the prop it stands for; undefined is as if nothing were said. */
export type ReadAttribute<A> = (text: string) => A | undefined

export const text: ReadAttribute<string> = (given) => given

/** The number of a record. */
export const wholeNumber: ReadAttribute<number> = (given) => (/^\d+$/.test(given) ? Number(given) : undefined)

export const oneOf =
  <const A extends string>(values: ReadonlyArray<A>): ReadAttribute<A> =>
  (given) =>
    values.find((value) => value === given)

/** `user-id` for `userId`: HTML knows no capitals. */
export const attributeOf = (prop: string): string =>
  prop.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** What every list takes beside its own. */
export const listProperties = ["view", "defaultView", "onViewChange", "features", "slots"] as const

/** What every panel takes in which something may be unsaved. */
export const leavingProperties = ["onDirtyChange", "held"] as const

/** What every editor takes beside its own. */
export const editorProperties = [...leavingProperties, "onTabChange", "onHeading"] as const
