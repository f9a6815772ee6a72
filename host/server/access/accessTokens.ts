import { jwtVerify, SignJWT } from "jose"
import { limits } from "../../../src/contract/limits.ts"

const issuer = "balcao"
const audience = "balcao-api"
const typ = "at+jwt"
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Makes and reads the access tokens: HS256, short-lived, each bound to a session. */
export interface AccessTokens {
  readonly issue: (of: { readonly userId: number; readonly sessionId: string }) => Promise<string>
  /** The session and user of a token that is genuine and not expired; undefined for any other text. */
  readonly read: (
    token: string,
  ) => Promise<{ readonly userId: number; readonly sessionId: string } | undefined>
}

/** Access tokens under one secret, shared by every process of an installation. */
export const accessTokens = (secret: string): AccessTokens => {
  const key = new TextEncoder().encode(secret)
  const issue: AccessTokens["issue"] = ({ userId, sessionId }) =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: "HS256", typ })
      .setSubject(String(userId))
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${limits.token.accessSeconds}s`)
      .sign(key)
  const read: AccessTokens["read"] = async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        typ,
        issuer,
        audience,
        requiredClaims: ["sub", "sid", "iat", "exp"],
      })
      // Ours never carry a key's name or place: a header that does was made by somebody else.
      if (Object.keys(protectedHeader).some((name) => name !== "alg" && name !== "typ")) return undefined
      const { sub, sid } = payload
      if (typeof sid !== "string" || !uuid.test(sid) || !/^[1-9]\d{0,14}$/.test(String(sub))) return undefined
      return { userId: Number(sub), sessionId: sid }
    } catch {
      return undefined
    }
  }
  return { issue, read }
}
