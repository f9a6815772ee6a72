/** The address of a navigation, as far as it says what is shown. */
export type Target = Pick<Location, "pathname" | "search">

/** A query without what changes nothing of what is being written: the tab of an editor. */
const contentOf = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete("tab")
  query.sort()
  return String(query)
}

/** True if two addresses show the same content, such as the same record in an editor. */
export const hasSameContent = (one: Target, other: Target): boolean =>
  one.pathname === other.pathname && contentOf(one.search) === contentOf(other.search)
