import { stored } from "../../settings/stored.ts"

const madeUp = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )

const secret = stored({ key: "printDevice", read: (text) => text ?? madeUp(), write: (text) => text })

/** What this device made up for itself and keeps: a link to a printed page opens with that of its first device alone. */
export const deviceSecret = (): string => {
  const made = secret.get()
  secret.set(made)
  return made
}
