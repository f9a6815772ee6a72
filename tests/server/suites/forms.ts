import * as fc from "fast-check"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { beforeAll, expect, test } from "vitest"
import { calls } from "../../../src/contract/calls.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { anyVersion, type Api, fresh, password } from "../api.ts"
import { type Scale, scaled } from "../scale.ts"

type Body = Readonly<Record<string, unknown>>

interface Form {
  readonly name: string
  readonly to: Endpoint
  /** A body that would be taken, for the records made for this suite. */
  readonly right: Body
  /** The fields of the form; every one of the body but its number when left out. */
  readonly fields?: ReadonlyArray<string>
}

const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "x\0y",
    "@",
    "a@b",
    "'; drop table users; --",
    "\u202e",
    "x".repeat(101),
    "x".repeat(400),
  ),
)
/** Whatever a program or a person may send in a field's place. */
const anything = fc.oneof(
  texts,
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
  fc.array(fc.integer(), { maxLength: 5 }),
  fc.constantFrom(null, undefined, [1, 1], Number.MAX_VALUE),
)

const fieldsOf = (right: Body) => Object.keys(right).filter((name) => name !== "id")

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** People who send forms no panel would send. */
export const formSuite = (api: () => Api, scale: Scale) => {
  const count = scaled(scale, 1000)
  let each: number
  let forms: ReadonlyArray<Form>
  const state = async () => {
    const rows = ["users", "roles", "user_roles", "role_permissions", "registrations"].map(
      (table) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t) as ${table}`,
    )
    return JSON.stringify(await api().rows(`select ${rows.join(", ")}`))
  }
  const person = () => ({ username: fresh("forma"), fullname: "Forma", email: `${fresh("f")}@exemplo.test` })
  const whole = () => ({
    ...person(),
    phone: "11999990000",
    occupation: "Caixa",
    companyName: "Loja",
    address: { addressLine: "Rua A, 1", city: "São Paulo", state: "SP", postCode: "01310-000" },
    socialNetworks: { linkedIn: "a", facebook: "b", twitter: "c", instagram: "d" },
    roles: [],
    password,
  })

  beforeAll(async () => {
    const make = async (path: string, body: Body) =>
      ((await api().ask("POST", path, { as: "root", body })).body as { id: number }).id
    const user = { ...whole(), id: await make("/acl/users", person()) }
    const role = {
      title: "Forma",
      permissions: [],
      id: await make("/acl/roles", { title: "F", permissions: [] }),
    }
    const { users, roles, session } = calls
    forms = [
      { name: "register", to: session.register, right: { ...person(), password } },
      { name: "a new user", to: users.create, right: whole() },
      { name: "a user saved", to: users.save, right: user },
      { name: "a password changed", to: users.save, right: user, fields: ["password"] },
      { name: "a new role", to: roles.create, right: { title: "Nova", permissions: [1] } },
      { name: "a role saved", to: roles.save, right: role },
    ]
    each = Math.ceil(count / forms.length)
  })

  const send = ({ to }: Form, body: unknown) =>
    api().ask(to.method, to.path, { as: "root", body, headers: anyVersion })

  const breakable = ({ to, right, fields = fieldsOf(right) }: Form) => {
    const takes = SchemaParser.decodeUnknownExit(Schema.toCodecJson(to.body), { onExcessProperty: "error" })
    const isWrong = (name: string, value: unknown) => {
      const sent: unknown = JSON.parse(JSON.stringify({ ...right, [name]: value }))
      return !same(sent, right) && Exit.isFailure(takes(sent))
    }
    const one = fc
      .constantFrom(...fields)
      .chain((name) =>
        anything.filter((value) => isWrong(name, value)).map((value) => [name, value] as const),
      )
    return fc.uniqueArray(one, { minLength: 1, maxLength: 4, selector: ([name]) => name })
  }

  test(`${count} wrong forms: each wrong field is named, and nothing is written`, async () => {
    const before = await state()
    let sent = 0
    for (const form of forms) {
      const wrongs = fc.sample(breakable(form), { numRuns: each, seed: 20_260 })
      const answers = await Promise.all(
        wrongs.map(async (wrong) => ({
          wrong,
          answer: await send(form, { ...form.right, ...Object.fromEntries(wrong) }),
        })),
      )
      for (const { wrong, answer } of answers) {
        const about = `${form.name} ${JSON.stringify(wrong)} ${answer.text}`
        expect(answer.status, about).toBe(400)
        const told = (answer.body.issues as ReadonlyArray<{ path: string; message: string }>).map(
          ({ path }) => path.split(".")[1],
        )
        expect(new Set(told), about).toEqual(new Set(wrong.map(([name]) => name)))
        for (const { message } of answer.body.issues) expect(message, about).toMatch(/\w/)
        sent += 1
      }
    }
    expect(sent).toBeGreaterThanOrEqual(count)
    expect(await state()).toBe(before)
    for (const form of forms.slice(2, 4)) expect((await send(form, form.right)).status).toBe(200)
  })

  const powers = [
    "isRoot",
    "isApplication",
    "isCoreRole",
    "permissions",
    "company",
    "companyId",
    "applicationId",
  ]
  const more = ["franchiseId", "franchises", "disabledAt", "passwordHash", "baseName", "accessToken"]

  /** A digest of people's rights: the owners of users up to this one, and what raises the rights of all users. */
  const powersOf = (last: unknown) =>
    api().rows(`select
      (select md5(string_agg((id, is_root, application_id, franchise_id, company_id, disabled_at)::text, ',' order by id))
        from users where id <= ${String(last)}) as owners,
      (select count(*)::int from users where is_root) as roots,
      (select md5(string_agg(t::text, ',' order by t::text)) from user_roles t) as user_roles,
      (select count(*)::int from user_franchises) as franchises,
      (select count(*)::int from roles where is_core_role) as core_roles,
      (select count(*)::int from role_permissions where permission_id <> 1) as permissions`)

  test(`${count} forms that carry more than is asked for raise nobody`, async () => {
    const [{ last } = {}] = await api().rows("select max(id) as last from users")
    const before = await powersOf(last)
    const value = fc.oneof(fc.constantFrom(true, 1, 2, "true", [{ name: "accessToRoot" }]), fc.jsonValue())
    const extra = fc.dictionary(fc.constantFrom(...powers, ...more), value, { minKeys: 1, maxKeys: 3 })
    let sent = 0
    for (const form of forms) {
      const known = new Set(Object.keys(form.right))
      const wanted = extra.filter((keys) => Object.keys(keys).some((name) => !known.has(name)))
      const tries = fc.sample(wanted, { numRuns: each, seed: 20_261 }).map(async (keys, at) => {
        const as = at % 2 === 0 ? "application" : "root"
        const body = { ...keys, ...form.right }
        const { status, text } = await api().ask(form.to.method, form.to.path, { as, body })
        expect([200, 400, 403, 404, 409], `${form.name} ${JSON.stringify(keys)} ${text}`).toContain(status)
      })
      await Promise.all(tries)
      sent += tries.length
    }
    expect(sent).toBeGreaterThanOrEqual(count)
    expect(await powersOf(last)).toEqual(before)
  })
}
