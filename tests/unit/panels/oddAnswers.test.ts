import { signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { type Client, createClient, hostSession } from "../../../src/api/client.ts"
import type { CompanyDelivery } from "../../../src/contract/companies/companyDeliveries.ts"
import type { Role } from "../../../src/contract/users/roles.ts"
import { deliveryCalls, rowOf } from "../../../src/panels/companyDeliveries/deliveryCalls.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import type { PersonRow } from "../../../src/contract/deliveryPeople/personRow.ts"
import { payPerson } from "../../../src/panels/deliveryPeople/payPerson.ts"
import { personCalls } from "../../../src/panels/deliveryPeople/personCalls.ts"
import { roleCalls, rowOf as roleRowOf } from "../../../src/panels/roles/roleCalls.ts"
import { referenceText } from "../../../src/resource/described/kindTexts.ts"
import { RecordDraft } from "../../../src/resource/described/recordDraft.ts"
import { StoreToggleModel } from "../../../src/panels/storeToggle/storeToggleModel.ts"
import { UserDraft } from "../../../src/panels/userEditor/userDraft.ts"
import { type Answering, fakeApi, refusal } from "../api/fakeApi.ts"

/** Answers a platform may give to a completed write. */
const bodies = ["", "true", '"OK"', "OK", "null", "[]", '{"ok":true}', "<html></html>"]
const said = (body: string) => new Response(body, { headers: { "content-type": "text/html" } })

/** It does not tell any more. */
const away = () => refusal(404, "NotFound")

/** A client of a platform that offers the specification alone. */
const clientOf = (answer: Answering) => {
  const platform = fakeApi(answer, null)
  const session = hostSession({ getToken: async () => "token" })
  const { api } = createClient({
    api: "http://platform.test",
    session,
    fetch: platform.fetch,
    log: () => {},
  })
  return { api, platform }
}
const run = Effect.runPromise

const ana = {
  id: 3,
  username: "ana",
  email: "ana@exemplo.test",
  fullname: "Ana Costa",
  roles: [2],
  shopper: { kept: true },
}
const courier = {
  _id: "507",
  isOnline: true,
  onRoute: false,
  flag: "FREE",
  deliverymanPaid: false,
  cpf: "52998224725",
  person: { _id: "9", name: "Diego" },
  company: { _id: "7", name: "Cantina" },
}

/** A platform that keeps one record, is read by GET, and answers every write with this body. */
const keeping = <A extends object>(record: A, body: string, isReadAgain = true) => {
  const kept: { record: A; written: boolean } = { record, written: false }
  return clientOf(({ method, body: sent }) => {
    if (method === "GET") return kept.written && !isReadAgain ? away() : kept.record
    kept.record = { ...kept.record, ...(sent as object) }
    kept.written = true
    return said(body)
  })
}

const editedUser = async (body: string, isReadAgain = true) => {
  const { api, platform } = keeping(ana, body, isReadAgain)
  const draft = new UserDraft(api, { id: 3 })
  await run(draft.load())
  draft.text.write("occupation", "Gerente")
  const saved = await run(draft.save())
  return { draft, saved, platform }
}

/** A delivery person being edited, a new one without an id. */
const editing = (api: Client["api"], id?: string) => {
  const client = { api, session: { company: signal(undefined) } } as unknown as Client
  const of = { ...(id !== undefined && { id }), choosesOwner: false }
  return { draft: new RecordDraft(personCalls(client) as never, personRecords, of), client }
}

describe.each(bodies.map((body) => ({ body })))("someone whose save is answered $body", ({ body }) => {
  it("goes on with the user as the platform has it", async () => {
    const { draft, saved, platform } = await editedUser(body)
    expect(saved).toEqual({ ...ana, occupation: "Gerente" })
    expect(draft.isDirty.peek()).toBe(false)
    expect(platform.count("GET /acl/users/3")).toBe(2)
  })

  it("goes on with the user as it was sent where it cannot be read again", async () => {
    const { draft, saved } = await editedUser(body, false)
    expect(saved).toEqual({ ...ana, occupation: "Gerente" })
    expect(draft.isDirty.peek()).toBe(false)
  })

  it("goes on with the delivery person as sent, under the company they chose", async () => {
    const { api } = keeping(courier, body, false)
    const { draft } = editing(api, "507")
    await run(draft.load())
    const company = { _id: "0123", label: "Mercado" }
    draft.text.write("company", referenceText(company))
    expect(await run(draft.save())).toMatchObject({ _id: "507", person: "Diego", flag: "FREE", company })
    expect(draft.isDirty.peek()).toBe(false)
  })

  it("sees somebody paid, with what they were typing kept", async () => {
    const { api } = keeping(courier, body)
    const { draft, client } = editing(api, "507")
    await run(draft.load())
    draft.text.write("person", "Diego B.")
    const row = draft.record.peek().data as unknown as PersonRow
    const paid = await run(payPerson(client, row, { deliverymanPaid: true, deliveryManPaidDate: null }))
    draft.adopt(paid as never)
    expect(draft.record.peek().data).toMatchObject({ deliverymanPaid: true, person: "Diego" })
    expect(draft.text.texts.peek()["person"]).toBe("Diego B.")
  })

  it("has saved a role and a delivery record, and opened a store, whatever was answered", async () => {
    const role: Role = { id: 2, title: "Caixa", permissions: [1], isCoreRole: false }
    const record: CompanyDelivery = { _id: "5", isOpen: true, isManual: false, company: { _id: "7" } }
    const client = clientOf(({ method }) => (method === "GET" ? [record] : said(body)))
    const { api, platform } = client
    const savedRole = roleCalls(client as unknown as Client).save(roleRowOf(role), { title: "Fiscal" })
    expect(await run(savedRole)).not.toHaveProperty("_id")
    const calls = deliveryCalls(client as unknown as Client)
    expect(await run(calls.save(rowOf(record), { isOpen: "false" }))).not.toHaveProperty("_id")
    const store = new StoreToggleModel(api)
    await run(store.load())
    store.request({ isOpen: false, isManual: true })
    expect(await run(store.send())).toMatchObject({ _id: "5", isOpen: false, isManual: true })
    expect(store.isPending.peek()).toBe(false)
    expect(platform.heard.filter(({ method }) => method === "PUT")).toHaveLength(3)
  })
})

describe("someone whose save is answered by a part of the record", () => {
  it("keeps the fields the answer leaves out", async () => {
    const { saved } = await editedUser('{"id":3,"occupation":"Gerente geral"}', false)
    expect(saved).toEqual({ ...ana, occupation: "Gerente geral" })
  })

  it("reads nothing again where the whole record came", async () => {
    const { saved, platform } = await editedUser(JSON.stringify({ ...ana, fullname: "Ana C." }))
    expect(saved?.fullname).toBe("Ana C.")
    expect(platform.count("GET /acl/users/3")).toBe(1)
  })
})

describe("someone who creates a record and is answered nothing of it", () => {
  const newUser = async (found: ReadonlyArray<object> | undefined) => {
    const { api, platform } = clientOf(({ method, path }) => {
      if (path.endsWith("/findUsers")) return found ? { items: found, totalCount: found.length } : away()
      return method === "POST" ? said("OK") : { ...ana, id: 8 }
    })
    const draft = new UserDraft(api, {})
    for (const name of ["username", "email", "fullname"] as const) draft.text.write(name, ana[name])
    return { user: await run(draft.save()), platform }
  }

  it("goes on with the user of that e-mail address and username", async () => {
    const { user, platform } = await newUser([
      { ...ana, id: 9, username: "outra" },
      { ...ana, id: 8 },
    ])
    expect(user?.id).toBe(8)
    expect(platform.heard.find(({ path }) => path.endsWith("/findUsers"))?.body).toMatchObject({
      filter: { email: ana.email },
      sortField: "id",
      sortOrder: "desc",
    })
  })

  it("is led back to the list where nobody is found, or nothing answers", async () => {
    expect((await newUser([])).user).toBeUndefined()
    expect((await newUser(undefined)).user).toBeUndefined()
  })

  const newPerson = async (cpf: string, found: ReadonlyArray<object>) => {
    const { api, platform } = clientOf(({ method, path }) => {
      if (path.includes("paginator")) return { items: found, totalCount: found.length }
      return method === "POST" ? said("true") : { ...courier, _id: "0508" }
    })
    const { draft } = editing(api)
    draft.text.write("person", "Diego")
    draft.text.write("cpf", cpf)
    return { person: await run(draft.save()), platform }
  }
  const other = { ...courier, _id: "0508" }

  it("goes on with the delivery person of that CPF, hidden or whole", async () => {
    const { person, platform } = await newPerson("52998224725", [
      { ...courier, cpf: "11144477735" },
      { ...other, cpf: "***.982.247-**" },
    ])
    expect(person?._id).toBe("0508")
    const search = platform.heard.find(({ path }) => path.includes("paginator"))
    expect(Object.fromEntries(search!.query)).toEqual({ pageIn: "0", pageOut: "10", cpf: "52998224725" })
  })

  it("goes on with the one delivery person of that name, and with none of two", async () => {
    expect((await newPerson("", [{ ...other, person: { name: "Diego B." } }, other])).person?._id).toBe(
      "0508",
    )
    expect((await newPerson("", [courier, other])).person).toBeUndefined()
  })
})
