import { createHash, createHmac } from "node:crypto"

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest()

/** A signed request as a store receives it. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** The signature a request ought to have and the one it has, by AWS Signature Version 4 as its documentation says. */
export const signaturesOf = ({ method, path, headers }: SignedRequest, secret: string) => {
  const { authorization } = headers
  const [, scope = "", names = "", given = ""] =
    /Credential=[^/]+\/(\S+?),\s*SignedHeaders=([\w;-]+),\s*Signature=(\w+)/.exec(String(authorization)) ?? []
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`)
  const canonical = [method, path, "", ...lines, "", names, headers["x-amz-content-sha256"]].join("\n")
  const digest = createHash("sha256").update(canonical).digest("hex")
  const [day = "", region = "", service = "", end = ""] = scope.split("/")
  const key = [region, service, end].reduce(
    (before: Buffer, part) => hmac(before, part),
    hmac(`AWS4${secret}`, day),
  )
  const wanted = hmac(key, ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n"))
  return { wanted: wanted.toString("hex"), given }
}
