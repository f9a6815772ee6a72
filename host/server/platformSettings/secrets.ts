import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

/** The place of a secret; it can be opened there alone. */
export interface SecretPlace {
  readonly key: string
  readonly scope: string
  readonly scopeId: number
}

/** Secrets of settings, sealed by a key that follows from the server's own secret. */
export interface Secrets {
  readonly seal: (secret: string, at: SecretPlace) => string
  /** The secret; undefined for one sealed by another key, at another place, or changed since. */
  readonly open: (sealed: string, at: SecretPlace) => string | undefined
  /** True for what this key has sealed. */
  readonly isOurs: (value: string) => boolean
}

const cipher = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** `sealed`, the form's version, the key's id, and the sealed bytes. */
const sealedForm = /^sealed:1:([\da-f]{8}):([\w-]+)$/

/** True for a sealed secret, whoever has its key. */
export const isSealed = (value: string): boolean => sealedForm.test(value)

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, "balcao", `settings ${purpose}`, bytes))

const placeOf = ({ key, scope, scopeId }: SecretPlace) => Buffer.from(JSON.stringify([key, scope, scopeId]))

/** Seals and opens by the server's secret, the same in every process of an installation. */
export const secretsOf = (serverSecret: string): Secrets => {
  const key = derive(serverSecret, "key", 32)
  const keyId = derive(serverSecret, "key id", 4).toString("hex")
  return {
    seal: (secret, at) => {
      const iv = randomBytes(ivBytes)
      const sealing = createCipheriv(cipher, key, iv).setAAD(placeOf(at))
      const sealed = Buffer.concat([
        iv,
        sealing.update(secret, "utf8"),
        sealing.final(),
        sealing.getAuthTag(),
      ])
      return `sealed:1:${keyId}:${sealed.toString("base64url")}`
    },
    open: (value, at) => {
      const [, id, text = ""] = sealedForm.exec(value) ?? []
      if (id !== keyId) return undefined
      const bytes = Buffer.from(text, "base64url")
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        opening.setAAD(placeOf(at)).setAuthTag(bytes.subarray(-tagBytes))
        return opening.update(bytes.subarray(ivBytes, -tagBytes), undefined, "utf8") + opening.final("utf8")
      } catch {
        return undefined
      }
    },
    isOurs: (value) => sealedForm.exec(value)?.[1] === keyId,
  }
}
