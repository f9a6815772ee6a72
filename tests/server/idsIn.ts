/** The ids of the rows of an answer. */
export const idsIn = (body: { readonly items?: ReadonlyArray<object> } | ReadonlyArray<object>) =>
  (Array.isArray(body) ? body : ((body as { items: ReadonlyArray<object> }).items ?? [])).map((row: object) =>
    Number((row as { _id?: number })._id ?? (row as { id?: number }).id),
  )
