import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { expect, test } from "vitest"
import { type Endpoint, ignoresUnknownFields } from "../../../src/contract/wire/endpoint.ts"
import { type Answer, type Api, fresh } from "../api.ts"
import { addressOf, everyCall, type Sample } from "../samples.ts"
import { noteWhatPasses, numberOf, wrongOf } from "./wrongOnce.ts"

const long = "x".repeat(5000)
const injection = "' or 1=1; drop table users; -- \\ %_ <script>alert(1)</script> ${7*7} \ud800"
const values: ReadonlyArray<unknown> = [
  "",
  " ",
  "x\0y",
  long,
  injection,
  "1",
  0,
  -1,
  1.5,
  1e300,
  true,
  null,
  [],
  {},
  [null],
  [1.5],
  ["1"],
  [1, 1],
  [[[[]]]],
  { zz: 1 },
  { $ne: null },
  Array.from({ length: 600 }, (_, index) => index + 1),
]

/** Values that are not numbers, or not valid as part of a URL. */
const oddities = ["%00", "9".repeat(30), "'", "0", "-1", "1.5", "x", "1e400", " ", "null"]

/** Number of these, from the start, that are sent to every call because a database may choke on them. */
const oddToAll = 3

/** Bodies that are no JSON. */
const unreadable = ["{", "{]", '{"a":1,}', "\0", "[".repeat(100_000), "ÿ", '{"a":1}{"b":2}']

/** Parts of a query that are any text. */
const texts = new Set(["name", "phone", "domain", "search", "text", "person", "flag", "cpf", "typeOfVehicle"])

/** A host may be called anything, anything may be looked for, and the first page is called 0. */
const isOdd = (name: string, odd: string) =>
  texts.has(name) ? odd === "%00" : odd !== "0" || !["pageIn", "page"].includes(name)

type Body = Readonly<Record<string, unknown>>

const nested = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Wrong bodies that differ from this one in one place, at any depth. */
const mutations = (body: Body, isWrong: (body: Body) => boolean): ReadonlyArray<Body> => [
  ...Object.entries(body).flatMap(([name, value]) => {
    const changed = (to: unknown): Body => ({ ...body, [name]: to })
    return [
      ...wrongOf(name, values, (bad) => isWrong(changed(bad))).map(changed),
      ...(nested(value) ? mutations(value, (inner) => isWrong(changed(inner))).map(changed) : []),
    ]
  }),
  ...[
    ...Object.keys(body).map((name) =>
      Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)),
    ),
    ...["isRoot", "isCoreRole2", "constructor", "toString", "applicationId"].map((name) => ({
      ...body,
      [name]: true,
    })),
    JSON.parse(
      JSON.stringify({ proto: 0, ...body }).replace('"proto":0', '"__proto__":{"isRoot":true}'),
    ) as Body,
  ].filter(isWrong),
]

/** Tells whether a body is one that this endpoint does not understand. */
const refusedBy = (to: Endpoint) => {
  const onExcessProperty = ignoresUnknownFields(to) ? "ignore" : "error"
  const decode = SchemaParser.decodeUnknownExit(Schema.toCodecJson(to.body), { onExcessProperty })
  return (body: unknown) => Exit.isFailure(decode(body))
}

const expectRefusal = ({ status, body, text }: Answer, about: string) => {
  expect(status, about).toBeGreaterThanOrEqual(400)
  expect(status, `${about} ${text}`).toBeLessThan(500)
  expect([typeof body?.code, typeof body?.message, typeof body?._tag], about).not.toContain("undefined")
  expect(text, about).not.toMatch(/node_modules|\.ts:\d|select |insert /i)
}

/** Requests no program should send: each is refused in words, and nothing is written. */
export const badInputSuite = (api: () => Api) => {
  noteWhatPasses()
  const ask = (sample: Sample, body: unknown) =>
    api().ask(sample.to.method, addressOf(sample), { as: "root", body })

  const withBody = everyCall.filter(({ to }) => to.body !== Schema.Void && to.takes === "json")

  test.each(withBody.map((sample) => [sample.name, sample] as const))(
    "%s refuses every field it does not understand, and says which",
    async (_, sample) => {
      await api().tokenOf("root")
      const before = await api().counts()
      const bad = mutations(sample.body ?? {}, refusedBy(sample.to))
      expect(bad.length).toBeGreaterThan(3)
      for (const body of [...bad, null, [], "x", 5, true]) {
        const answer = await ask(sample, body)
        expectRefusal(answer, `${sample.name} ${JSON.stringify(body).slice(0, 200)}`)
        if (answer.body.code === "bad_request") expect(answer.body.issues[0].path).toMatch(/^body/)
      }
      expect(await api().counts()).toBe(before)
    },
  )

  test.each(everyCall.map((sample) => [sample.name, sample] as const))(
    "%s refuses numbers that are none, keys it does not know and bodies it cannot read",
    async (_, sample) => {
      const { method } = sample.to
      await api().tokenOf("root")
      const before = await api().counts()
      for (const part of ["params", "query"] as const)
        for (const name of Object.keys(sample[part] ?? {}))
          for (const odd of wrongOf(
            `${part} ${name} ${numberOf(sample.to[part][name])}`,
            oddities,
            (one) => isOdd(name, one),
            oddToAll,
          )) {
            const address = addressOf({ ...sample, [part]: { ...sample[part], [name]: odd } })
            const answer = await api().ask(method, address.replace("%2500", "%00"), { as: "root" })
            expectRefusal(answer, `${sample.name} ${address}`)
          }
      const body = sample.body === undefined ? {} : { body: sample.body }
      const join = addressOf(sample).includes("?") ? "&" : "?"
      expectRefusal(
        await api().ask(method, `${addressOf(sample)}${join}zz=1`, { as: "root", ...body }),
        "query",
      )
      if (method === "GET") return
      for (const raw of wrongOf(`body ${sample.to.takes}`, unreadable, () => true))
        expectRefusal(await api().ask(method, addressOf(sample), { as: "root", raw }), raw.slice(0, 20))
      const form = { "content-type": "application/x-www-form-urlencoded" }
      const posted = await api().ask(method, addressOf(sample), { as: "root", raw: "a=1", headers: form })
      expect([posted.status, posted.body.code]).toEqual([415, "unsupported_media_type"])
      const large = await api().ask(method, addressOf(sample), {
        as: "root",
        raw: `"${"x".repeat((sample.to.maxBytes ?? 300_000) + 1)}"`,
      })
      expect([large.status, large.body.code]).toEqual([413, "payload_too_large"])
      expect(await api().counts()).toBe(before)
    },
  )

  test("somebody who calls a user by a piece of SQL has a user of that name and nothing else", async () => {
    const username = fresh("Robert'); DROP TABLE users;--")
    const person = {
      username,
      fullname: injection,
      email: `${fresh("r")}@exemplo.test`,
      address: { city: injection },
    }
    const { status, body } = await api().ask("POST", "/acl/users", { as: "root", body: person })
    expect([status, body.username, body.fullname]).toEqual([
      200,
      username,
      injection.replace("\ud800", "\ufffd"),
    ])
    expect((await api().ask("GET", `/acl/users/${body.id}`, { as: "root" })).body).toEqual(body)
  })

  test("nobody makes themselves root, or a role a core role, by sending more than is asked for", async () => {
    const person = { username: fresh("u"), fullname: "Alguém", email: `${fresh("u")}@exemplo.test` }
    await Promise.all([api().tokenOf("root"), api().tokenOf("application")])
    const more = { isRoot: true, isApplication: true, is_root: true, permissions: [{ name: "accessToRoot" }] }
    const made = await api().ask("POST", "/acl/users", { as: "application", body: { ...person, ...more } })
    expect([made.status, made.headers.get("balcao-ignored-fields")]).toEqual([
      200,
      Object.keys(more).join(", "),
    ])
    const held = "is_root, application_id::int as application, company_id as company"
    const [row] = await api().rows(`select ${held} from users where id = ${made.body.id}`)
    expect(row).toEqual({ is_root: false, application: 1, company: null })
    const before = await api().counts()
    const other = { ...person, username: fresh("u"), email: `${fresh("u")}@exemplo.test` }
    for (const wider of [{ company: 9e8 }, { company: { name: "Loja" } }, { franchises: [1] }])
      expect([400, 404]).toContain(
        (await api().ask("POST", "/acl/users", { as: "application", body: { ...other, ...wider } })).status,
      )
    const role = { title: "Núcleo", permissions: [], isCoreRole: true }
    expect((await api().ask("POST", "/acl/roles", { as: "root", body: role })).status).toBe(400)
    expect(await api().counts()).toBe(before)
  })

  test("a number in an address is decimal digits alone", async () => {
    const odd = [
      "%201",
      "1%20",
      "0x1",
      "1e0",
      "+1",
      "%2B1",
      "1.0",
      "01",
      "%EF%BC%91",
      "%D9%A1",
      "-1",
      "0",
      "1n",
      "1_0",
    ]
    for (const id of odd)
      for (const path of [`/acl/users/${id}`, `/acl/roles/checkIsRollAssignedToUser?roleId=${id}`]) {
        const { status, body } = await api().ask("GET", path, { as: "root" })
        expect([path, status, body.code]).toEqual([path, 400, "bad_request"])
      }
    const { status } = await api().ask("GET", "/company/company-delivery/paginator/?companyId=%201", {
      as: "root",
    })
    expect(status).toBe(400)
    expect((await api().ask("GET", "/acl/users/1", { as: "root" })).status).toBe(200)
  })
}
