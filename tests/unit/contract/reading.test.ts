import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseBody } from "../../../src/api/json.ts"
import { calls } from "../../../src/contract/calls.ts"
import { ListedCompany } from "../../../src/contract/companies/companies.ts"
import { companyDeliveries, CompanyDelivery } from "../../../src/contract/companies/companyDeliveries.ts"
import { Message } from "../../../src/contract/contact/message.ts"
import { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import {
  DeliveryChanges,
  DeliveryPerson,
  LivePerson,
} from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { resultPage } from "../../../src/contract/wire/page.ts"
import { read, withAskedId } from "../../../src/contract/wire/read.ts"
import { unreadableIn } from "../../../src/contract/wire/unreadable.ts"
import { idFrom, idKey, isMadeId, sameId } from "../../../src/contract/wire/recordId.ts"
import { Role } from "../../../src/contract/users/roles.ts"
import { User } from "../../../src/contract/users/user.ts"

const hex = "65f1c0ffee00000000000007"

/** Values servers may send in place of the expected one. */
const odd = fc.oneof(fc.constantFrom(null, "", 0, "FREE", "x", [], {}), fc.jsonValue({ maxDepth: 2 }))

/** Every field of a record but its id: missing, null, or something else altogether. */
const sparse = (record: Schema.Codec<unknown, unknown>, id: string | number) => {
  const ast = SchemaAST.toType(record.ast) as SchemaAST.Objects
  const names = ast.propertySignatures.map(({ name }) => String(name))
  const own = names.includes("_id") ? "_id" : "id"
  const fields = Object.fromEntries(names.filter((name) => name !== own).map((name) => [name, odd]))
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.constantFrom("id", "_id"))
    .map(([given, name]) => ({ ...given, [name]: id }))
}

describe("someone whose platform answers in its own way", () => {
  it.each<[string, Schema.Codec<unknown, unknown>, string | number]>([
    ["user", User, 7],
    ["signed-in user", CurrentUser, "7"],
    ["role", Role, 7],
    ["delivery person", DeliveryPerson, hex],
    ["delivery person on the map", LivePerson, hex],
    ["company", ListedCompany, hex],
    ["delivery record", CompanyDelivery, hex],
  ])("sees a %s of whom hardly anything can be read", (_, record, id) => {
    fc.assert(
      fc.property(sparse(record, id), (given) => {
        const one = read(record, given) as { readonly id?: unknown; readonly _id?: unknown }
        expect(String(one._id ?? one.id)).toBe(String(id))
      }),
    )
  })

  it("keeps a person named without an id, an unknown word, and a day told with an offset", () => {
    const one = read(DeliveryPerson, {
      _id: hex,
      flag: null,
      person: { name: "Ana" },
      company: "65f1c0ffee00000000000001",
      registration: "WAITING",
      positionAt: "2026-03-01T09:00:00-03:00",
      birthDate: "1990-02-03T00:00:00-03:00",
    })
    expect(one).toMatchObject({
      flag: "",
      isOnline: false,
      person: { name: "Ana" },
      company: { _id: "65f1c0ffee00000000000001" },
      registration: "WAITING",
      positionAt: "2026-03-01T12:00:00.000Z",
      birthDate: "1990-02-03",
    })
  })

  it("is signed in with roles as records, permissions as names and nameless franchises", () => {
    const user = read(CurrentUser, {
      _id: 7,
      roles: [{ id: 1, title: "Caixa" }, 2],
      permissions: ["accessToMail", { name: "accessToCart" }],
      franchises: [{ _id: hex }, "abc"],
    })
    expect(user).toMatchObject({
      id: 7,
      roles: [1, 2],
      permissions: [{ name: "accessToMail" }, { name: "accessToCart" }],
      franchises: [
        { id: hex, name: "" },
        { id: "abc", name: "" },
      ],
      isRoot: false,
    })
  })

  it("loses only the row that cannot be read, and the developer hears which and why", () => {
    const heard: Array<string> = []
    const rows = [{ _id: hex, isOpen: true }, { isOpen: true }, null]
    const page = read(resultPage(CompanyDelivery), { items: rows }, ({ message }) => heard.push(message))
    expect(page.items).toHaveLength(1)
    expect(unreadableIn(page.items)).toHaveLength(2)
    expect(heard.join("; ")).toMatch(/items\[1\]\._id: missing.*items\[2\]: null/)
    expect(() => read(resultPage(CompanyDelivery), { rows })).toThrow(/items, totalCount/)
  })

  it("keeps what needs no id of its own, each told apart by what it says", () => {
    const store = { isOpen: true, isManual: false }
    const [record] = read(companyDeliveries.list.success, [store])
    expect(record).toMatchObject(store)
    const rows = [
      { to: "11", body: "Oi" },
      { to: "11", body: "Tudo bem?" },
    ]
    const messages = read(Schema.Array(Message), rows)
    expect(new Set(messages.map(({ _id }) => _id)).size).toBe(2)
    expect(messages.every(({ _id }) => isMadeId(_id))).toBe(true)
  })

  it("gives a record that is read by its id that id where the answer leaves it out", () => {
    const { success } = companyDeliveries.get
    const raw = { isOpen: true, isManual: true }
    expect(read(success, withAskedId(success, raw, hex))).toMatchObject({ _id: hex, isOpen: true })
    expect(withAskedId(success, { ...raw, id: 7 }, hex)).toEqual({ ...raw, id: 7 })
    expect(() => read(success, withAskedId(success, { ok: true }, hex))).toThrow(/none of the fields/)
  })

  it("is told of changes whose null means nothing new", () => {
    const { changed } = read(DeliveryChanges, { changed: [{ _id: 9, flag: null, onRoute: true }] })
    expect(changed).toEqual([{ _id: 9, onRoute: true }])
  })

  it("goes on after any answer to a write", () => {
    const writes = Object.values(calls)
      .flatMap((group): ReadonlyArray<Endpoint> => Object.values(group))
      .filter(({ method, reads, extra }) => method !== "GET" && !reads && extra === undefined)
    const { acceptance, accounts, printing, session } = calls
    // A login must bring a token, and only the server that made a link is sent its calls.
    const own: ReadonlyArray<Endpoint> = [
      session.login,
      session.authenticate,
      ...Object.values(accounts),
      ...Object.values(acceptance),
      printing.open,
    ]
    for (const to of writes.filter((one) => !own.includes(one)))
      for (const body of ["", '"OK"', "OK", "<html></html>", "null", "[]", "1", "{}", '{"ok":true}'])
        expect(() => read(to.success, parseBody(body)), `${to.method} ${to.path} ${body}`).not.toThrow()
  })
})

describe("an id of the platform's own", () => {
  it("is the same as a number and as a text, and keeps every digit", () => {
    expect(sameId(1, "1")).toBe(true)
    expect(sameId(1, undefined)).toBe(false)
    expect(sameId(null, undefined)).toBe(true)
    const text = '[{"_id":9007199254740993,"at":-46.633333333333333,"n":"12345678901234567890"}]'
    const [one] = read(Schema.Array(ListedCompany), parseBody(text))
    expect(idKey(one!._id)).toBe("9007199254740993")
    expect(one).toMatchObject({ at: -46.633333333333333, n: "12345678901234567890" })
  })

  it("comes back out of an address as it went in", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.bigInt().map(String)), (id) => {
        expect(idKey(idFrom(idKey(id)))).toBe(idKey(id))
      }),
    )
  })
})
