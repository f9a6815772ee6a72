/** The claims of RFC 7519 that count here, where the token has any; moments in seconds since 1970. */
interface Claims {
  readonly sub?: unknown
  readonly exp?: number
  readonly iat?: number
}

/** Returns the claims of a token; empty if it is not a JSON Web Token. */
export const claimsOf = (token: string): Claims => {
  try {
    return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))) ?? {}
  } catch {
    return {}
  }
}
