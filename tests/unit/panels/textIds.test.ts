import { signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { deliveryRecords } from "../../../src/contract/companies/deliveryRecords.ts"
import type { Client } from "../../../src/api/client.ts"
import { deliveryCalls } from "../../../src/panels/companyDeliveries/deliveryCalls.ts"
import { referenceText } from "../../../src/resource/described/kindTexts.ts"
import { RecordDraft } from "../../../src/resource/described/recordDraft.ts"
import { PersonDraft } from "../../../src/panels/deliveryPeople/personDraft.ts"
import { problemsOf } from "../../../src/panels/deliveryPeople/personProblems.ts"
import { textsOf } from "../../../src/panels/deliveryPeople/personTexts.ts"
import { companyFilter } from "../../../src/business/companyFilter.ts"
import { ListModel } from "../../../src/resource/listModel.ts"
import { defaultView } from "../../../src/resource/ListView.ts"
import { recordOption } from "../../../src/resource/recordOption.ts"
import { apiOf } from "./apiOf.ts"

const ids = ["507", "0123", "65f1a0b20100000000000001", "0b7e3f0c-9f3c-4a53-8f51-0d4a0c8e7a10", 507]

const person = (_id: string | number, company: string | number): DeliveryPerson => ({
  _id,
  isOnline: true,
  onRoute: false,
  flag: "FREE",
  deliverymanPaid: false,
  person: { name: "Ana" },
  company: { _id: company, name: "Loja" },
})

/** A list of delivery people on an API that answers one page of them. */
const openList = (rows: ReadonlyArray<DeliveryPerson>, filters: Readonly<Record<string, string>> = {}) => {
  const { api, heard } = apiOf(() => Effect.succeed({ items: rows, totalCount: rows.length }))
  const model = new ListModel<DeliveryPerson>(api, {
    find: deliveryPeople.page,
    filters: [companyFilter("company")],
    key: ({ _id }) => _id,
    view: { ...defaultView, filters },
    firstWaitMs: 0,
  })
  return { model, heard, load: () => Effect.runPromise(model.load()) }
}

describe.each(ids.map((id) => ({ id })))("a person on a platform whose record has the id $id", ({ id }) => {
  it("sends the company they chose for a delivery person as it came", async () => {
    const before = person("1", "7")
    const { api, heard } = apiOf(({ to }) => Effect.succeed(to === deliveryPeople.get ? before : {}))
    const draft = new PersonDraft(api, { id: "1", copied: undefined, company: null })
    await Effect.runPromise(draft.load())
    draft.chooseCompany(recordOption(id, "Cantina"))
    expect(draft.problems.peek()).toEqual({})
    await Effect.runPromise(draft.save())
    const saved = heard.find(({ to }) => to === deliveryPeople.save)
    expect(saved?.input.body).toEqual({ company: id })
  })

  it("copies a delivery person with their company as it came", async () => {
    const { api, heard } = apiOf(() => Effect.succeed({ _id: "9" }))
    const draft = new PersonDraft(api, { id: undefined, copied: person("1", id), company: null })
    draft.text.write("name", "Bia")
    await Effect.runPromise(draft.save())
    expect(heard[0]?.input.body).toMatchObject({ company: id })
  })

  it("creates a delivery record for the company as it came", async () => {
    const { api, heard } = apiOf(() => Effect.succeed({}))
    const session = { company: signal(undefined) }
    const calls = deliveryCalls({ api, session } as unknown as Client)
    const draft = new RecordDraft(calls as never, deliveryRecords, { choosesOwner: true })
    draft.text.write("owner", referenceText({ _id: id, label: "" }))
    await Effect.runPromise(draft.save())
    expect(heard[0]?.input).toMatchObject({ params: { companyId: id } })
  })

  it("filters by the company they chose as it came", async () => {
    const { model, heard, load } = openList([])
    model.setFilter("company", recordOption(id, "Cantina"))
    await load()
    expect(heard[0]?.input).toMatchObject({ query: { company: id } })
    expect(model.filter()).toEqual({ company: id })
  })

  it("means the company of an address as the list's own rows have it", async () => {
    const { model, load } = openList([person("1", id)], { company: String(id) })
    await load()
    model.selectAll()
    expect(model.selection()).toEqual({ filter: { company: id }, expected: 1 })
  })

  it("deletes the rows they selected by the ids these came with", async () => {
    const { model, load } = openList([person(id, "7")])
    await load()
    model.select(new Set([String(id)]))
    expect(model.selection()).toEqual({ ids: [id] })
  })

  it("is told of nothing wrong with it", () => {
    const texts = textsOf(person("1", id))
    expect(problemsOf(texts, texts, false)).toEqual({})
  })
})
