import { signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { deliveryRecords } from "../../../src/contract/companies/deliveryRecords.ts"
import type { Client } from "../../../src/api/client.ts"
import { deliveryCalls, rowOf } from "../../../src/panels/companyDeliveries/deliveryCalls.ts"
import { referenceText } from "../../../src/resource/described/kindTexts.ts"
import { RecordDraft } from "../../../src/resource/described/recordDraft.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import { personCalls } from "../../../src/panels/deliveryPeople/personCalls.ts"
import { companyFilter } from "../../../src/business/companyFilter.ts"
import type { DescribedRow } from "../../../src/resource/described/describedRow.ts"
import type { FilterSpec } from "../../../src/resource/FilterSpec.ts"
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
  const model = new ListModel(api, {
    find: deliveryPeople.page,
    filters: [companyFilter<DeliveryPerson>("company") as FilterSpec<DescribedRow>],
    key: ({ _id }) => _id,
    view: { ...defaultView, filters },
    firstWaitMs: 0,
  })
  return { model, heard, load: () => Effect.runPromise(model.load()) }
}

/** A delivery person being edited on an API that answers so. */
const editing = (
  answer: Parameters<typeof apiOf>[0],
  of: { readonly id?: string; readonly copied?: string },
) => {
  const { api, heard } = apiOf(answer)
  const calls = personCalls({ api, session: { company: signal(undefined) } } as unknown as Client)
  return { draft: new RecordDraft(calls as never, personRecords, { ...of, choosesOwner: false }), heard }
}

describe.each(ids.map((id) => ({ id })))("a person on a platform whose record has the id $id", ({ id }) => {
  it("sends the company they chose for a delivery person as it came", async () => {
    const before = person("1", "7")
    const { draft, heard } = editing(({ to }) => Effect.succeed(to === deliveryPeople.get ? before : {}), {
      id: "1",
    })
    await Effect.runPromise(draft.load())
    expect(draft.problems.peek()).toEqual({})
    draft.text.write("company", referenceText({ _id: id, label: "Cantina" }))
    expect(draft.problems.peek()).toEqual({})
    await Effect.runPromise(draft.save())
    const saved = heard.find(({ to }) => to === deliveryPeople.save)
    expect(saved?.input.body).toEqual({ company: id })
  })

  it("copies a delivery person with their company as it came", async () => {
    const { draft, heard } = editing(
      ({ to }) => Effect.succeed(to === deliveryPeople.get ? person("1", id) : { _id: "9" }),
      { copied: "1" },
    )
    await Effect.runPromise(draft.load())
    draft.text.write("person", "Bia")
    await Effect.runPromise(draft.save())
    const created = heard.find(({ to }) => to === deliveryPeople.create)
    expect(created?.input.body).toMatchObject({ company: id })
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

  it("keeps what they wrote while the record was read again", async () => {
    const record = { _id: "5", isOpen: true, isManual: false, company: { _id: id } }
    const { api } = apiOf(() => Effect.succeed({ ...record, isManual: true }))
    const calls = deliveryCalls({ api } as unknown as Client)
    const row = rowOf(record) as never
    const draft = new RecordDraft(calls as never, deliveryRecords, { id: "5", row, choosesOwner: false })
    draft.text.write("isOpen", "false")
    await Effect.runPromise(draft.load())
    expect(draft.text.texts.value).toMatchObject({ isOpen: "false", isManual: "true" })
    expect(draft.text.changed.value).toEqual(["isOpen"])
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
})
