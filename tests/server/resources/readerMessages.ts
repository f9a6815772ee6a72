import { expect, test } from "vitest"
import { sendNotification } from "../../../host/server/messages/notifications.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh } from "../api.ts"
import { asking } from "./asking.ts"
import { unsubscribeLink } from "../crowd.ts"

/** Notifications to readers of offers. */
export const readerMessageSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const named = (name: string) => resources.find((one) => one.name === name)!

  const made = async (name: string, more: object = {}) => (await create(named(name), more)).body._id as number

  const reader = async (city: number, more = "true, true, 'ACTIVE'", application = 1) => {
    const name = fresh("Leitora ")
    const [kept] = await api().rows(`insert into offer_people
      (application_id, name, city, accepts_push, has_push, status) values
      (${application}, '${name}', ${city}, ${more}) returning id`)
    return { id: Number(kept!["id"]), name }
  }
  const follow = (store: number, readers: ReadonlyArray<number>) =>
    api().rows(`insert into offer_favorites (application_id, kind, target, store, reader)
      select 1, 'STORE', 'Loja', ${store}, unnest(array[${readers.join()}])`)
  const counted = async (whom: object) =>
    (
      await ask("POST", "/push-notification/audience", {
        to: "READER",
        channel: "PUSH",
        owner: 1,
        ...whom,
      })
    ).body.people

  /** Two who get pushes and live apart, and three who do not get any. */
  const crowd = async () => {
    const [here, there] = [await made("offerCities"), await made("offerCities")]
    const one = await reader(here)
    const other = await reader(there)
    const silent = [
      await reader(here, "false, true, 'ACTIVE'"),
      await reader(here, "true, false, 'ACTIVE'"),
      await reader(here, "true, true, 'BLOCKED'"),
    ]
    const readers = [one, other, ...silent].map(({ id }) => id)
    return { here, there, one, other, readers }
  }

  test("readers who were chosen get a notification once each, if they accept offers, are active and get pushes", async () => {
    const { here, one, other, readers } = await crowd()
    expect(await counted({ readers })).toBe(2)
    expect(await counted({ readers, offerCities: [here] })).toBe(1)
    const foreign = await reader(here, "true, true, 'ACTIVE'", 2)
    const wish = { name: fresh("Aviso "), title: "Ofertas", body: "Só hoje.", channel: "PUSH", to: "READER" }
    const write = (chosen: ReadonlyArray<number>) =>
      ask("POST", "/push-notification", { ...wish, owner: 1, readers: chosen, isAllowedAtNight: true })
    expect((await write([...readers, foreign.id])).body).toMatchObject({
      _tag: "UnknownReference",
      field: "readers",
    })
    const { body } = await write(readers)
    expect([body.estimated, body.readers.length]).toEqual([2, 5])
    await api().rows(`update notifications set status = 'SCHEDULED' where id = ${body._id}`)
    const senders = { db: api().server.store!.db, mail: undefined, unsubscribeLink }
    await Promise.all([sendNotification(senders, body._id), sendNotification(senders, body._id)])
    await sendNotification(senders, body._id)
    const kept = () =>
      api().rows(`select key, recipient from outbox_messages where key like 'notifications/${body._id}/%'
        order by id`)
    const handed = ({ id, name }: { readonly id: number; readonly name: string }) => ({
      key: `notifications/${body._id}/reader-${id}`,
      recipient: name.trim(),
    })
    expect((await kept()).map((row) => ({ ...row, recipient: String(row["recipient"]).trim() }))).toEqual([
      handed(one),
      handed(other),
    ])
    const after = await ask("GET", `/push-notification/${body._id}`)
    expect(after.body).toMatchObject({ status: "SENT", sent: 2, failed: 0 })
    await ask("POST", `/offer/person/${one.id}/anonymize`, { name: one.name })
    expect((await kept()).map(({ key }) => key)).toEqual([handed(other).key])
  })

  test("followers hear of a tabloid that is approved, where it counts, and of no other", async () => {
    const { here, one, other, readers } = await crowd()
    const company = await made("offerCompanies")
    const store = await made("offerStores", { company, city: here })
    await follow(store, readers)
    await follow(await made("offerStores", { company: await made("offerCompanies"), city: here }), readers)
    const days = { startsAt: "2020-01-01T03:00:00Z", endsAt: "2096-01-01T03:00:00Z" }
    const tabloid = async (more: object) =>
      made("offerTabloids", { company, cities: [], stores: [], ...days, ...more })
    const publish = async (id: number) => {
      for (const to of ["PENDING", "PUBLISHED"]) await ask("POST", `/offer/tabloid/${id}/move`, { to })
    }
    const everywhere = await tabloid({})
    expect(await counted({ tabloid: everywhere })).toBe(0)
    await publish(everywhere)
    expect(await counted({ tabloid: everywhere })).toBe(2)
    expect(await counted({ tabloid: everywhere, readers: [other.id] })).toBe(1)
    const local = await tabloid({ cities: [here] })
    await publish(local)
    expect(await counted({ tabloid: local, readers: [one.id, other.id] })).toBe(1)
    const elsewhere = await tabloid({ stores: [await made("offerStores", { company, city: here })] })
    await publish(elsewhere)
    expect(await counted({ tabloid: elsewhere })).toBe(0)
    await ask("POST", `/offer/tabloid/${everywhere}/move`, { to: "DRAFT" })
    expect(await counted({ tabloid: everywhere })).toBe(0)
  })
}
