import { randomUUID } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"

const issuer = "balcao"
const audience = "balcao-device"
const typ = "device+jwt"
/** Accounts one device may be known to at a time. */
const maxAccounts = 5

/** A browser that signed in before, and the accounts it signed in to. It opens nothing: it is only known. */
export interface Device {
  readonly id: string
  readonly accounts: ReadonlyArray<string>
}

/** Makes and reads the tokens by which a device is known again; a browser keeps its own, and no cookie is needed. */
export interface DeviceTokens {
  /** A token for this device, or a new one, that now knows this account. */
  readonly issue: (device: Device | undefined, account: string) => Promise<string>
  /** The device of a token that is genuine; undefined for any other text. */
  readonly read: (token: string | undefined) => Promise<Device | undefined>
}

const isDevice = (payload: object): payload is { sub: string; accounts: Array<string> } =>
  "sub" in payload &&
  typeof payload.sub === "string" &&
  "accounts" in payload &&
  Array.isArray(payload.accounts) &&
  payload.accounts.every((account) => typeof account === "string")

/** Device tokens under one secret, shared by every process of an installation. */
export const deviceTokens = (secret: string): DeviceTokens => {
  const key = new TextEncoder().encode(secret)
  return {
    issue: (device, account) => {
      const otherAccounts = (device?.accounts ?? []).filter((known) => known !== account)
      return new SignJWT({ accounts: [account, ...otherAccounts].slice(0, maxAccounts) })
        .setProtectedHeader({ alg: "HS256", typ })
        .setSubject(device?.id ?? randomUUID())
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime("180d")
        .sign(key)
    },
    read: async (token) => {
      if (token === undefined) return undefined
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], typ, issuer, audience })
        return isDevice(payload) ? { id: payload.sub, accounts: payload.accounts } : undefined
      } catch {
        return undefined
      }
    },
  }
}
