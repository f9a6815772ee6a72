import { expect, test } from "vitest"
import { type Api, fresh, password, sibling } from "../api.ts"

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Accounts that begin, and passwords that are forgotten, by mail. */
export const accountSuite = (api: () => Api) => {
  const ask = (path: string, body: object, headers = {}) => api().ask("POST", path, { body, headers })
  const login = (email: string, tried = password) => ask("/users/auth-admin", { email, password: tried })
  const register = (email: string, more: object = {}, headers = {}) =>
    ask(
      "/acl/users/register",
      { username: fresh("conta"), fullname: "Conta Nova", email, password, ...more },
      headers,
    )
  const forgot = (email: string) => api().ask("GET", `/acl/users/forgot?email=${encodeURIComponent(email)}`)
  const someone = () => `${fresh("alguem")}@exemplo.test`

  const mailTo = async (email: string): Promise<ReadonlyArray<Mail>> => {
    const all = (await api().ask("GET", "/demo/outbox")).body as ReadonlyArray<Mail>
    return all.filter(({ to }) => to === email)
  }
  /** The latest mail to somebody, once there are so many. */
  const received = async (email: string, count = 1): Promise<Mail> => {
    await expect.poll(async () => (await mailTo(email)).length, { interval: 20, timeout: 10_000 }).toBe(count)
    return (await mailTo(email))[0]!
  }
  const tokenIn = ({ text }: Mail) => /#([\w-]{40,})/.exec(text)?.[1] ?? ""
  const confirm = (token: string, chosen = password) => ask("/acl/users/confirm", { token, password: chosen })
  const reset = (token: string, chosen: string) => ask("/acl/users/reset", { token, password: chosen })
  const makePerson = async () => {
    const email = someone()
    const person = { username: fresh("pessoa"), fullname: "Pessoa", email, password }
    const { body } = await api().ask("POST", "/acl/users", { as: "root", body: person })
    return { ...person, id: (body as { id: number }).id }
  }

  /** Returns the log's lines about the holder of an address, and if they did it themselves. */
  const linesOf = (email: string) =>
    api()
      .rows(`select l.action, l.changes, l.actor = u.id as own from audit_lines l join users u on u.id = l.record_id
      where l.list = 'users' and u.email = '${email}' order by l.id`)

  test("somebody who registers has an account once they open the mailed link, and holds nothing", async () => {
    const email = someone()
    const { status, body } = await register(email)
    expect({ status, body }).toEqual({ status: 200, body: { accepted: true, mailed: true } })
    const mail = await received(email)
    expect(mail.subject).toBe("Confirme a sua conta")
    expect(mail.text).toContain(`${api().server.address}/auth/confirm-account#`)
    expect((await login(email)).status).toBe(401)
    expect(await api().rows(`select id from users where email = '${email}'`)).toEqual([])
    expect((await confirm(tokenIn(mail))).status).toBe(200)
    const { body: session } = await login(email)
    expect(session.user).toMatchObject({ permissions: [], isRoot: false, company: null })
    expect((await api().ask("GET", "/acl/users", { as: { token: session.accessToken } })).status).toBe(403)
    expect((await confirm(tokenIn(mail))).body.code).toBe("link_expired")
    expect(await linesOf(email)).toMatchObject([{ action: "CREATE", own: true }])
  })

  test("a stranger who registers somebody else's address gets no account by their click", async () => {
    const email = someone()
    await register(email, { password: "of a stranger" })
    const mail = await received(email)
    expect(mail.text).not.toContain("Conta Nova")
    expect((await confirm(tokenIn(mail))).body.code).toBe("wrong_password")
    await register(email)
    expect((await confirm(tokenIn(await received(email, 2)))).status).toBe(200)
    // The stranger's link is no longer valid either.
    expect((await confirm(tokenIn(mail), "of a stranger")).body.code).toBe("link_expired")
    expect((await login(email)).status).toBe(200)
  })

  test("registering tells nothing of other accounts: their holders are told by mail", async () => {
    const { email, username } = await makePerson()
    const taken = someone()
    const answers = [await register(email), await register(taken, { username }), await register(someone())]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await received(email)).subject).toBe("Você já tem uma conta")
    // The mailbox's owner still gets an account, under a username of its own.
    const { status, body } = await confirm(tokenIn(await received(taken)))
    expect(status).toBe(200)
    expect(body.username).toMatch(new RegExp(`^${username}-\\d+$`))
  })

  test("an administrator gives a waiting address to whom they create, and the link is of no use then", async () => {
    const email = someone()
    await register(email)
    const mail = await received(email)
    const person = { username: fresh("dono"), fullname: "Dono", email, password: "of the owner" }
    expect((await api().ask("POST", "/acl/users", { as: "root", body: person })).status).toBe(200)
    expect((await confirm(tokenIn(mail))).body.code).toBe("link_expired")
    expect((await login(email, "of the owner")).status).toBe(200)
  })

  test("whom an administrator creates without a password is invited by mail, and chooses one by its link", async () => {
    const email = someone()
    const person = { username: fresh("convidada"), fullname: "Convidada", email }
    expect((await api().ask("POST", "/acl/users", { as: "root", body: person })).status).toBe(200)
    const mail = await received(email)
    expect(mail.subject).toBe("Você foi convidado para o painel")
    expect(mail.text).toContain(`${api().server.address}/auth/reset-password#`)
    expect((await reset(tokenIn(mail), "chosen by her")).status).toBe(204)
    expect((await login(email, "chosen by her")).status).toBe(200)
  })

  test("whose application has a template for it gets that, counted, unless it asks for what the platform does not know", async () => {
    const email = "supermarket@balcao.test"
    const template = async () =>
      (
        await api()
          .rows(`select t.id, (select sum(count)::int from email_template_sends s where s.template_id = t.id) as sent
        from email_templates t join email_types y on y.id = t.type where y.trigger = 'PASSWORD_FORGOTTEN'`)
      )[0] as { readonly id: number; readonly sent: number }
    const { id, sent } = await template()
    const before = (await mailTo(email)).length
    await api().rows(
      `update email_templates set subject = 'Senha de {{nome}}', body = '# Oi' where id = ${id}`,
    )
    await forgot(email)
    const mail = await received(email, before + 1)
    expect(mail.subject).toBe("Senha de Equipe do supermercado")
    expect(mail.text).toContain(`${api().server.address}/auth/reset-password#`)
    await expect.poll(async () => (await template()).sent).toBe(sent + 1)
    await api().rows(`update email_templates set subject = 'Senha de {{cpf}}' where id = ${id}`)
    await forgot(email)
    expect((await received(email, before + 2)).subject).toBe("Crie uma senha nova")
    expect((await template()).sent).toBe(sent + 1)
  })

  test("somebody who forgot their password sets a new one once, within half an hour, and is signed out elsewhere", async () => {
    const { email } = await makePerson()
    const { body: session } = await login(email)
    const as = { token: session.accessToken as string }
    await forgot(email)
    const mail = await received(email)
    expect(mail.text).toContain(`${api().server.address}/auth/reset-password#`)
    expect((await api().ask("GET", "/acl/users/me", { as })).status).toBe(200)
    expect((await reset(tokenIn(mail), "another one")).status).toBe(204)
    expect(await linesOf(email)).toMatchObject([
      { action: "CREATE", own: false },
      { action: "UPDATE", own: true, changes: [{ field: "password" }] },
    ])
    expect((await api().ask("GET", "/acl/users/me", { as })).status).toBe(401)
    expect([(await login(email)).status, (await login(email, "another one")).status]).toEqual([401, 200])
    expect((await reset(tokenIn(mail), "a third one")).body.code).toBe("link_expired")

    await forgot(email)
    const late = await received(email, 2)
    await api().rows("update password_resets set expires_at = expires_at - interval '30 minutes'")
    expect((await reset(tokenIn(late), "a third one")).body.code).toBe("link_expired")
  })

  test("nobody learns by a forgotten password who has an account, and mail speaks the reader's language", async () => {
    const { email } = await makePerson()
    const stranger = someone()
    const [known, unknown] = [await forgot(email), await forgot(stranger)]
    expect([known.status, known.text]).toEqual([200, unknown.text])
    await received(email)
    expect(await mailTo(stranger)).toEqual([])
    await register(
      stranger,
      {},
      { "accept-language": "en", host: "evil.example", "x-forwarded-host": "evil.example" },
    )
    const mail = await received(stranger)
    expect([mail.subject, mail.text]).toEqual(["Confirm your account", expect.not.stringContaining("evil")])
  })

  test("who changes their own password gives the old one, and is signed out everywhere else", async () => {
    const person = await makePerson()
    await api().rows(`update users set is_application = true, application_id = 1 where id = ${person.id}`)
    const [here, elsewhere] = [await login(person.email), await login(person.email)]
    const as = { token: here.body.accessToken as string }
    const change = (more: object) =>
      api().ask("PUT", "/acl/users", {
        as,
        headers: { "if-match": "*" },
        body: { username: person.username, fullname: "Pessoa", email: person.email, id: person.id, ...more },
      })
    expect((await change({ password: "another one" })).body.code).toBe("wrong_password")
    const wrong = await change({ password: "another one", currentPassword: "a guess" })
    expect([wrong.status, wrong.body.code]).toEqual([422, "wrong_password"])
    expect((await change({ fullname: "Outra Pessoa" })).status).toBe(200)
    expect((await change({ password: "another one", currentPassword: password })).status).toBe(200)
    expect((await api().ask("GET", "/acl/users/me", { as })).status).toBe(200)
    const other = { token: elsewhere.body.accessToken as string }
    expect((await api().ask("GET", "/acl/users/me", { as: other })).status).toBe(401)
  })

  test("neither tokens nor passwords stand in the database as they were sent", async () => {
    const email = someone()
    await register(email, { password: "secret-of-mine" })
    const token = tokenIn(await received(email))
    const kept = await api().rows("select row_to_json(r)::text as row from registrations r")
    expect(
      kept.filter(({ row }) => /secret-of-mine/.test(String(row)) || String(row).includes(token)),
    ).toEqual([])
  })

  test("outside a demo nobody reads mail", async () => {
    const closed = await sibling(api(), { outbox: false })
    expect((await closed.ask("GET", "/demo/outbox")).status).toBe(404)
    expect((await closed.ask("GET", "/config.json")).body.outbox).toBe(false)
    await closed.server.close()
  })
}
