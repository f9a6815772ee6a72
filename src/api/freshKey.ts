/** A name nobody else has: 32 hexadecimal digits. Works on plain http pages too, where `randomUUID` is missing. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )

/** One key for one content: a repeat after a lost answer makes no second record. */
export const makeContentKey = (): ((content: unknown) => string) => {
  let sent = ""
  let key = freshKey()
  return (content) => {
    const next = JSON.stringify(content)
    if (next !== sent) key = freshKey()
    sent = next
    return key
  }
}
