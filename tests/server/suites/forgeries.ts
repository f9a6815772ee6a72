import { createHmac, randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { type Api, password, secret } from "../api.ts"

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")

const forge = (header: object, payload: object, key = secret, hash = "sha256") => {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createHmac(hash, key).update(text).digest("base64url")}`
}

const right = { alg: "HS256", typ: "at+jwt" }

/** Headers no token of ours has. */
const wrongHeaders: ReadonlyArray<object> = [
  ...[
    "none",
    "None",
    "NONE",
    "nOnE",
    "",
    "RS256",
    "ES256",
    "EdDSA",
    "HS1",
    "HS384",
    "HS512",
    256,
    null,
    ["HS256"],
  ].map((alg) => ({ ...right, alg })),
  ...["JWT", "jwt", "at", "", null, 1].map((typ) => ({ ...right, typ })),
  ...["1", "../../dev/null", "' or 1=1", "http://evil.test/key", ""].map((kid) => ({ ...right, kid })),
  { ...right, jwk: { kty: "oct", k: "AA" } },
  { ...right, jku: "https://evil.test/keys" },
  { ...right, x5u: "https://evil.test/keys" },
  { ...right, x5c: ["AA"] },
  { ...right, crit: ["exp"] },
  { ...right, b64: false },
  { ...right, zip: "DEF" },
  { ...right, cty: "JWT" },
  { alg: "HS256" },
  { typ: "at+jwt" },
  {},
]

/** Claims no token of ours has, made from those of one that has. */
const wrongClaims = (claims: Readonly<Record<string, unknown>>): ReadonlyArray<object> => {
  const now = Math.floor(Date.now() / 1000)
  const values: Readonly<Record<string, ReadonlyArray<unknown>>> = {
    aud: ["other", "balcao", "", null, undefined, 1, [], ["other"]],
    iss: ["other", "balcao-api", "", null, undefined, 1, []],
    exp: [now - 1, now - 60, 0, -1, null, undefined, "never", String(now + 900), {}],
    iat: [undefined, null, "now", {}],
    nbf: [now + 600, "later", null],
    sub: ["1", "0", "-1", "01", "1.0", "1 or 1=1", "", null, undefined, 1, [], "9".repeat(30)],
    sid: [randomUUID(), "'", "", null, undefined, 1, ["x"], {}, "x".repeat(36)],
  }
  return Object.entries(values).flatMap(([name, wrong]) =>
    wrong.map((value) => ({ ...claims, [name]: value })),
  )
}

const otherKeys = [
  "",
  "secret",
  secret.slice(1),
  `${secret} `,
  secret.toUpperCase(),
  "another secret, just as long",
]

const flip = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1)

/** People who make their own way in. */
export const forgerySuite = (api: () => Api) => {
  const me = (token: string) => api().ask("GET", "/acl/users/me", { as: { token } })

  test("nobody enters with any of five hundred forged tokens", async () => {
    const body = { email: "supermarket@balcao.test", password }
    const token = (await api().ask("POST", "/users/auth-admin", { body })).body.accessToken as string
    const [head = "", payload = "", signature = ""] = token.split(".")
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>
    expect((await me(forge(right, claims))).status).toBe(200)
    const strange = wrongClaims(claims)
    const forgeries = [
      ...wrongHeaders.flatMap((header) => [
        forge(header, claims),
        forge(header, claims, ""),
        forge(header, claims, secret, "sha512"),
        `${part(header)}.${payload}.`,
        `${part(header)}.${payload}.${signature}`,
      ]),
      ...strange.flatMap((wrong) => [forge(right, wrong), `${head}.${part(wrong)}.${signature}`]),
      ...otherKeys.flatMap((key) => [forge(right, claims, key), forge(right, { ...claims, sub: "1" }, key)]),
      ...Array.from({ length: 220 }, (_, at) => flip(token, Math.floor((at * (token.length - 2)) / 220))),
      `${head}.${payload}`,
      `${head}.${payload}.${signature}.${signature}`,
      `.${payload}.${signature}`,
      `${head}..${signature}`,
      "x".repeat(5000),
      "a.b.c",
    ].filter((one) => one !== token)
    expect(forgeries.length).toBeGreaterThanOrEqual(500)
    const answers = await Promise.all(
      forgeries.map(async (one) => ({ one, answer: `${(await me(one)).status}` })),
    )
    expect(answers.filter(({ answer }) => answer !== "401")).toEqual([])
  })
}
