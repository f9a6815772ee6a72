/** An element as a developer finds it in the page: its tag, id and first class; for a panel's own, that of the page. */
export const nameOf = (element: Element): string => {
  const root = element.getRootNode()
  if (root instanceof ShadowRoot) return nameOf(root.host)
  const [firstClass] = element.classList
  const name = `${element.localName}${element.id && `#${element.id}`}${firstClass ? `.${firstClass}` : ""}`
  return `<${name}>`
}

/**
 * Returns the source with which a directive of the Content-Security-Policy would allow something: an origin, a scheme
 * or a keyword.
 */
export const sourceOf = (blocked: string): string => {
  if (blocked === "eval" || blocked === "inline") return `'unsafe-${blocked}'`
  if (!URL.canParse(blocked)) return /^[a-z]+$/.test(blocked) ? `${blocked}:` : blocked
  const { origin, protocol } = new URL(blocked)
  if (origin === location.origin) return "'self'"
  return origin === "null" ? protocol : origin
}
