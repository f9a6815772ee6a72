import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import type { Api as Client } from "../../../src/api/api.ts"
import { createClient, hostSession, memorySession } from "../../../src/api/client.ts"
import { looseDeliveryCalls as calls } from "../../../src/contract/looseDeliveries/looseDeliveryCalls.ts"
import { tracking } from "../../../src/contract/looseDeliveries/tracking.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import type { Api } from "../api.ts"

type Raw = Readonly<Record<string, unknown>>
type Dropoff = { readonly outcome: unknown; readonly reason: unknown; readonly trackingCode: string }

/** Returns an answer without the parts that differ between backends. */
const said = ({ _tag, ...answer }: Raw): unknown => {
  const { status, version, nextStatuses, refunded, destination, recipients, price, distance, type } = answer
  const {
    dropoffs = [],
    timeline = [],
    issues = [],
    reasons,
    from,
    field,
    current,
  } = answer as {
    readonly dropoffs?: ReadonlyArray<Dropoff>
    readonly timeline?: ReadonlyArray<{ status: string; reason: unknown; comment: unknown }>
    readonly issues?: ReadonlyArray<{ path: string; code: string }>
    readonly current?: Raw
  } & Raw
  if (_tag !== undefined)
    return {
      _tag,
      issues: issues.map(({ path, code }) => [path, code]),
      reasons,
      from,
      field,
      nextStatuses,
      current: current && current["version"],
    }
  return {
    status,
    version,
    nextStatuses,
    refunded,
    destination,
    recipients,
    price,
    distance,
    type,
    dropoffs: dropoffs.map(({ outcome, reason }) => [outcome, reason]),
    timeline: timeline.map((line) => [line.status, line.reason, line.comment]),
  }
}

const place = [-46.6512, -23.5578] as const
const pickup = { pickup: "Rua Augusta, 10", pickupPlace: [-46.66, -23.56] as const }
const one = (contactName = "Ana Farias") =>
  ({ address: "Rua Augusta, 1500 ap 32", place, contactName, phone: "11998765432" }) as const

/** Returns the current price of a delivery to these drop-offs. */
const priceOf = async (client: Client, places: ReadonlyArray<typeof place>): Promise<number> => {
  const body = {
    dropoffs: places.map((each) => ({ place: each })),
    pickupPlace: pickup.pickupPlace,
    packageSize: "P",
    vehicle: "MOTO",
  }
  return (await Effect.runPromise(client.call(calls.quote, { body }))).priceCents
}

/** Runs one store's deliveries, and collects the answers. */
const story = async (client: Client) => {
  const told: Array<unknown> = []
  const tell = async (call: Effect.Effect<unknown, unknown>): Promise<Raw> => {
    const done = await Effect.runPromise(Effect.result(call))
    const answer = (done._tag === "Success" ? done.success : done.failure) as Raw
    told.push(said(answer))
    return answer
  }
  const wish = { ...pickup, dropoffs: [one()], packageSize: "P", vehicle: "MOTO", payBy: "CREDITS" }
  const priceCents = await priceOf(client, [place])
  const send = (more: object = {}) =>
    tell(client.call(calls.send, { body: { ...wish, confirmedPrice: priceCents, ...more } as never }))
  const before = await Effect.runPromise(client.call(calls.credits, {}))
  const spent = async () =>
    told.push(before.balanceCents - (await Effect.runPromise(client.call(calls.credits, {}))).balanceCents)

  for (const payBy of ["PIX", "PERIODIC", "BARTER"]) await send({ payBy })
  await send({ pickup: "" })
  await send({ scheduledFor: "2020-01-01T12:00:00Z" })
  await send({ confirmedPrice: priceCents + 1 })
  await send({ dropoffs: [] })
  await send({ dropoffs: [{ ...one(), collect: 1000 }] })
  await send({ dropoffs: [{ ...one(), place: [-40, -20] }] })
  await send({ tip: 1 })
  await spent()

  const { _id: id } = await send()
  await spent()
  const params = { id: id as number }
  const move = (body: object) => tell(client.call(calls.move, { params, body: body as never }))
  const end = (body: object) => tell(client.call(calls.endDropoff, { params, body: body as never }))
  await move({ to: "DELIVERED" })
  await move({ to: "CANCELED" })
  await move({ to: "CANCELED", reason: "ADDRESS_NOT_FOUND" })
  await move({ to: "NO_DELIVERYMAN_AVAILABLE", version: 9 })
  await move({ to: "NO_DELIVERYMAN_AVAILABLE", version: 1, comment: "Chuva" })
  await move({ to: "NO_DELIVERYMAN_AVAILABLE", version: 1 })
  await end({ dropoff: 0, outcome: "entregue" })
  await tell(client.call(calls.assign, { params, body: { deliveryPerson: 999_999 } }))
  await move({ to: "CANCELED", reason: "NO_COURIER" })
  await move({ to: "AWAIT_DELIVERYMAN" })
  await spent()
  const entries = await Effect.runPromise(client.call(calls.entries, {}))
  told.push(entries.slice(0, 2).map(({ kind, amountCents, reason }) => [kind, amountCents, reason]))
  return told
}

/** Finishes a delivery that is on its way to two doors, and collects what its receivers are told. */
const ending = async (client: Client, id: number) => {
  const told: Array<unknown> = []
  const params = { id }
  let codes: ReadonlyArray<string> = []
  const tell = async (call: Effect.Effect<unknown, unknown>) => {
    const done = await Effect.runPromise(Effect.result(call))
    const answer = (done._tag === "Success" ? done.success : done.failure) as Raw
    const { dropoffs } = answer as { readonly dropoffs?: ReadonlyArray<Dropoff> }
    if (dropoffs) codes = dropoffs.map(({ trackingCode }) => trackingCode)
    told.push(said(answer))
  }
  const end = (body: object) => tell(client.call(calls.endDropoff, { params, body: body as never }))
  const follow = async () => {
    for (const code of codes) {
      const done = await Effect.runPromise(client.call(tracking.follow, { body: { code } }))
      const { steps, expected, ...rest } = done
      told.push({ ...rest, steps: steps.map(({ step }) => step), isExpected: expected !== null })
    }
  }
  await tell(client.call(calls.move, { params, body: { to: "DELIVERY_ROUTE" } }))
  await end({ dropoff: 0, outcome: "nao_entregue" })
  await end({ dropoff: 0, outcome: "entregue", reason: "CUSTOMER_NOT_FOUND" })
  await end({ dropoff: 7, outcome: "entregue" })
  await end({ dropoff: 0, outcome: "entregue_portao" })
  await end({ dropoff: 0, outcome: "entregue_portao", version: 1 })
  await end({ dropoff: 0, outcome: "nao_entregue", reason: "CUSTOMER_NOT_FOUND" })
  await follow()
  await end({ dropoff: 1, outcome: "nao_entregue", reason: "CUSTOMER_NOT_FOUND" })
  await follow()
  await tell(client.call(calls.move, { params, body: { to: "CANCELED", reason: "CUSTOMER_ASKED" } }))
  await tell(client.call(calls.move, { params, body: { to: "FINISHED" } }))
  const unknown = await Effect.runPromise(
    Effect.result(client.call(tracking.follow, { body: { code: "unknown" } })),
  )
  told.push(unknown._tag)
  return told
}

/** The backend in memory, which panels are tried on, answers as the server does. */
export const looseParitySuite = (api: () => Api) => {
  const clients = async () => {
    const token = await api().tokenOf("restaurant")
    const { api: real } = createClient({
      api: api().server.address,
      session: hostSession({ getToken: async () => token, permissions: [] }),
    })
    const backend = memoryBackend({ user: restaurantUser, resources: [listed(looseDeliveries, [])] })
    const { api: memory, session } = createClient({
      api: "http://api.test",
      session: memorySession(),
      fetch: backend.fetch,
    })
    await Effect.runPromise(session.signIn({ email: "restaurant@balcao.test", password: "demo1234" }))
    return { real, memory }
  }

  test("a store that asks for deliveries is refused and answered by memory and server alike", async () => {
    const { real, memory } = await clients()
    expect(await story(memory)).toEqual(await story(real))
  })

  test("a delivery to two doors ends one by one alike, and its links tell the same of it", async () => {
    const { real, memory } = await clients()
    const dropoffs = [one(), one("Caio Moreira")]
    const sent = { ...pickup, dropoffs, packageSize: "P", vehicle: "MOTO", payBy: "CREDITS" } as const
    const both = await Promise.all(
      [memory, real].map(async (client) => {
        const priceCents = await priceOf(client, [place, place])
        const body = { ...sent, confirmedPrice: priceCents } as never
        const { _id } = (await Effect.runPromise(client.call(calls.send, { body }))) as {
          readonly _id: number
        }
        return _id
      }),
    )
    const [own] = await api().rows(
      "select d.id from delivery_people d where d.company_id = 1 order by d.id limit 1",
    )
    for (const [client, id, deliveryPerson] of [
      [memory, both[0]!, 1],
      [real, both[1]!, own!["id"] as number],
    ] as const)
      await Effect.runPromise(client.call(calls.assign, { params: { id }, body: { deliveryPerson } }))
    const named = (told: ReadonlyArray<unknown>) =>
      JSON.parse(
        JSON.stringify(told, (key, value) =>
          ["store", "timeZone", "courier", "position"].includes(key) ? undefined : value,
        ),
      )
    expect(named(await ending(memory, both[0]!))).toEqual(named(await ending(real, both[1]!)))
  })
}
