import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { type Api, fresh, password } from "../api.ts"

/** Requests sent twice: by a double click, or because the first answer was lost. */
export const repeatSuite = (api: () => Api) => {
  const create = (title: string, key: string, as: "root" | "application" = "root") =>
    api().ask("POST", "/acl/roles", {
      as,
      body: { title, permissions: [] },
      headers: { "idempotency-key": key },
    })
  const rolesOf = (title: string) => api().rows(`select id from roles where title = '${title}'`)

  test("somebody who sends the same request again gets the first answer and one role", async () => {
    const title = fresh("Uma vez ")
    const first = await create(title, title.replaceAll(" ", ""))
    const second = await create(title, title.replaceAll(" ", ""))
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    expect(await rolesOf(title)).toHaveLength(1)
  })

  test("somebody who clicks twenty times at once makes one role", async () => {
    const title = fresh("Vinte ")
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(title, title.replaceAll(" ", ""))),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await rolesOf(title)).toHaveLength(1)
  })

  test("a key used for another request is refused, and another user's key is another key", async () => {
    const [one, other, key] = [fresh("Um "), fresh("Outro "), fresh("key")]
    await create(one, key)
    const mismatch = await create(other, key)
    expect([mismatch.status, mismatch.body.code]).toEqual([422, "idempotency_mismatch"])
    expect((await create(other, key, "application")).status).toBe(200)
  })

  test("a key is one address's and one company's: for another the request is done anew or refused", async () => {
    const key = fresh("key")
    const owner = "name, type, application_id"
    const made = await api()
      .rows(`insert into companies (${owner}) values ('A', 'partner', 1), ('B', 'partner', 1)
      returning id::int as id`)
    const [one, other] = made.map(({ id }) => id as number)
    const open = (company: number) =>
      api().ask("POST", `/company/company-delivery/${company}`, {
        as: "root",
        body: { isOpen: true, isManual: false },
        headers: { "idempotency-key": key },
      })
    expect((await open(one!)).body.company._id).toBe(one)
    expect([(await open(other!)).status, (await open(one!)).body.company._id]).toEqual([422, one])
    const title = fresh("De quem ")
    const within = (company: number) =>
      api().ask("POST", "/acl/roles", {
        as: "root",
        body: { title, permissions: [] },
        headers: { "idempotency-key": `${key}r`, company: String(company) },
      })
    expect((await within(one!)).status).toBe(200)
    expect((await within(other!)).body.code).toBe("idempotency_mismatch")
    expect(await rolesOf(title)).toHaveLength(1)
    await api().rows(`delete from roles where title = '${title}'`)
    await api().rows(`delete from companies where id in (${one}, ${other})`)
  })

  test("nobody who reads the database can guess a password from what is kept of a request", async () => {
    const key = fresh("key")
    const username = fresh("senha")
    const body = { email: `${username}@exemplo.test`, fullname: "Senha", password, username }
    await api().ask("POST", "/acl/users", { as: "root", body, headers: { "idempotency-key": key } })
    const [kept] = await api().rows(`select body_hash from idempotency_keys where key = '${key}'`)
    const plain = createHash("sha256").update(JSON.stringify(body)).digest("base64url")
    expect([kept!["body_hash"] === plain, String(kept!["body_hash"]).length]).toEqual([false, plain.length])
    await api().rows(`delete from users where username = '${username}'`)
  })

  test("a refused request is not remembered: put right, it succeeds under its key", async () => {
    const key = fresh("key")
    const headers = { "idempotency-key": key }
    const refused = await api().ask("POST", "/acl/roles", {
      as: "root",
      body: { title: "X", permissions: [999_999] },
      headers,
    })
    expect(refused.status).toBe(422)
    expect((await create(fresh("Certo "), key)).status).toBe(200)
  })

  test("a key that is empty, too long or not plain text is refused", async () => {
    for (const key of ["", "a b", "x".repeat(256), "é"]) {
      const { status, body } = await create("Nunca", key)
      expect([key, status, body.issues?.[0].path]).toEqual([key, 400, "headers.idempotency-key"])
    }
    expect(await rolesOf("Nunca")).toEqual([])
  })
}
