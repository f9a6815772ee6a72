/**
 * The path of a return URL, or undefined unless it stays on this origin (section 4, fault 13). What a browser
 * would read as another host, and anything with control characters or a backslash, is refused.
 */
export const safePath = (text: string | null | undefined): string | undefined => {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!text || !text.startsWith("/") || text.startsWith("//") || /[\\\u0000-\u001f\u007f]/.test(text))
    return undefined
  const here = "https://here.invalid"
  if (!URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  return origin === here && !pathname.startsWith("//") ? pathname + search + hash : undefined
}
