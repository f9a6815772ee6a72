import { stored } from "../../settings/stored.ts"

const madeUp = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )

const secret = stored({ key: "printDevice", read: (text) => text ?? madeUp(), write: (text) => text })

/** Returns the secret this device generated and stores; a print link opens only with the secret of its first device. */
export const deviceSecret = (): string => {
  const storedId = secret.get()
  secret.set(storedId)
  return storedId
}
