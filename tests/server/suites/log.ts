import { afterAll, beforeAll, expect, test } from "vitest"
import { type Api, password, sibling } from "../api.ts"

const email = "joana@exemplo.test"
const chosen = "a password nobody may read"
const wrong = "a wrong password nobody may read"
const cpf = "52998224725"
const dottedCpf = "529.982.247-25"

/** Tests of the server's log. This is a database's last suite, because it leaves tables under other names. */
export const logSuite = (shared: () => Api) => {
  let log = ""
  let running: Api
  const api = () => running
  beforeAll(async () => {
    const logTo = { write: (line: string) => void (log += line) }
    running = await sibling(shared(), { logLevel: "trace", logTo })
  })
  afterAll(() => running.server.close())

  const post = (path: string, body: object, as?: { readonly token: string }) =>
    api().ask("POST", path, { body, ...(as && { as }) })
  const forgot = () => api().ask("GET", `/acl/users/forgot?email=${email}`)

  /** The token in the latest link mailed to Joana. */
  const mailedToken = async (page: string): Promise<string> => {
    const pattern = new RegExp(`/auth/${page}#([\\w-]+)`)
    const read = async () => {
      const mail = (await api().ask("GET", "/demo/outbox")).body as ReadonlyArray<{
        to: string
        text: string
      }>
      const own = mail.filter(({ to }) => to === email)
      return own.map(({ text }) => pattern.exec(text)?.[1]).find((token) => token !== undefined)
    }
    await expect.poll(read).toBeDefined()
    return (await read())!
  }

  /** Performs a user's actions with secrets; returns the secrets that came up on the way. */
  const useSecrets = async (): Promise<ReadonlyArray<string>> => {
    await post("/acl/users/register", { username: "joana", fullname: "Joana", email, password: chosen })
    const confirmation = await mailedToken("confirm-account")
    await post("/acl/users/confirm", { token: confirmation, password: wrong })
    await post("/acl/users/confirm", { token: confirmation, password: chosen })
    await post("/users/auth-admin", { email, password: wrong })
    const { body: session } = await post("/users/auth-admin", { email, password: chosen })
    const { accessToken, refreshToken, device } = session as Record<string, string>
    await post("/users/auth-admin", { email, password: chosen, device })
    const { body: renewed } = await post("/acl/users/refresh", { refreshToken })
    await forgot()
    const reset = await mailedToken("reset-password")
    await post("/acl/users/reset", { token: reset, password: chosen })
    const rootToken = await api().tokenOf("root")
    const as = { token: rootToken }
    await post("/delivery-man", { company: 1, person: { name: "Anderson" }, cpf: dottedCpf }, as)
    await post("/delivery-man", { company: 1, person: { name: "Anderson" }, cpf }, as)
    await api().ask("GET", `/delivery-man/paginator/?cpf=${cpf}`, { as })
    await api().ask("POST", "/users/auth-admin", { raw: `{ "email": "${email}", "password": "${chosen}" ` })
    await api().ask("GET", "/acl/users/me", { as: { token: `${rootToken}x` } })
    return [
      accessToken,
      refreshToken,
      device,
      renewed.accessToken,
      renewed.refreshToken,
      confirmation,
      reset,
      rootToken,
    ].map((secret) => {
      expect(secret).toMatch(/^\S{40,}$/)
      return secret as string
    })
  }

  /** The same while every statement that writes a secret fails, so that the log tells of it. */
  const useSecretsInVain = async () => {
    const reset = "a-link-token-nobody-may-read-0123456789012345"
    const { body: session } = await post("/users/auth-admin", { email, password: chosen })
    const as = { token: await api().tokenOf("root") }
    for (const table of [
      "refresh_tokens",
      "password_resets",
      "registrations",
      "outbox_messages",
      "delivery_people",
    ])
      await api().rows(`alter table ${table} rename to ${table}_away`)
    const answers = [
      await post("/users/auth-admin", { email, password: chosen }),
      await post("/acl/users/refresh", { refreshToken: session.refreshToken }),
      await post("/acl/users/reset", { token: reset, password: chosen }),
      await post("/acl/users/register", {
        username: "ana",
        fullname: "Ana",
        email: "ana@exemplo.test",
        password: chosen,
      }),
      await post("/delivery-man", { company: 1, cpf }, as),
      await api().ask("GET", `/delivery-man/paginator/?cpf=${cpf}`, { as }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500))
    await forgot()
    await expect.poll(() => log).toContain("mail could not be sent yet")
    return [session.accessToken, session.refreshToken, reset] as ReadonlyArray<string>
  }

  test("whoever reads the log learns that an attempt could not be recorded, though it is refused as always", async () => {
    const as = { token: await api().tokenOf("supermarket") }
    const attempt = () => api().ask("DELETE", "/packing/1", { as })
    await api().rows("alter table audit_lines rename to audit_lines_away")
    const { status } = await attempt()
    await api().rows("alter table audit_lines_away rename to audit_lines")
    expect(status).toBe(403)
    expect(log).toContain("an attempt that was denied could not be recorded")
    expect((await attempt()).status).toBe(403)
  })

  test("somebody who reads the log of a server, in trouble or not, finds no password, token, link or CPF in it", async () => {
    const used = await useSecrets()
    const hashes = (await api().rows("select password_hash from users where password_hash is not null")).map(
      (row) => String(row["password_hash"]),
    )
    const inVain = await useSecretsInVain()
    for (const secret of [chosen, wrong, password, cpf, dottedCpf, ...used, ...inVain, ...hashes])
      expect(log).not.toContain(secret)
    // The useful content of the log is still there.
    const lines = log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: "incoming request",
        req: { method: "GET", path: "/delivery-man/paginator/", remoteAddress: "127.0.0.1" },
      }),
    )
    const failed = lines.filter(({ msg }) => msg === "a call failed").map(({ err }) => JSON.stringify(err))
    expect(failed.length).toBeGreaterThan(5)
    for (const table of ["refresh_tokens", "password_resets", "registrations", "delivery_people"])
      expect(failed).toContainEqual(
        expect.stringMatching(new RegExp(`Failed query: .*${table}.* does not exist`)),
      )
  })
}
