import type { Resource } from "./resource.ts"

/** The lists whose items are done one by one, with a moment the server writes. */
export const finishedLists = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { rules }]) => (rules.done === undefined ? [] : [name]))

/** Whether items of a list may be done while a record has this status: another one follows from them. */
export const mayFinish = ({ status }: Resource, list: string, now: string): boolean =>
  status?.derived?.some(({ from, items }) => items?.[0] === list && from.includes(now)) ?? false
