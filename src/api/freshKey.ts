/** A name nobody else has: 32 hexadecimal digits. Works on plain http pages too, where `randomUUID` is missing. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )
