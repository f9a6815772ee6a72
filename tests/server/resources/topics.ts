import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh } from "../api.ts"
import { somePeople } from "./somePeople.ts"

/** Topics, and who is subscribed to them. */
export const topicSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, person } = somePeople(api, resources, "9")

  test("whoever a filter finds is subscribed to a topic once, and unsubscribed again, and the topic counts them", async () => {
    const city = fresh("Cidade")
    const addresses = [{ city }]
    for (const roles of [["CUSTOMER"], ["CUSTOMER", "STAFF"], ["STAFF"]]) await person({ roles, addresses })
    await person({ roles: ["CUSTOMER"], addresses, owner: 2 })
    const topic = await ask("POST", "/notification/topics", {
      key: "ASSUNTO",
      title: fresh("Assunto"),
      owner: 1,
    })
    const path = `/notification/topics/${topic.body._id}`
    const change = async (more: object, isSubscribed = true) =>
      (
        await ask("POST", `${path}/subscriptions`, {
          filter: { city, roles: ["CUSTOMER"] },
          isSubscribed,
          ...more,
        })
      ).body
    expect(await change({ isTrial: true })).toEqual({ changed: 2, subscribers: 0 })
    expect(await change({})).toEqual({ changed: 2, subscribers: 2 })
    expect(await change({ filter: { city } })).toEqual({ changed: 1, subscribers: 3 })
    expect(await change({ filter: { city, roles: ["STAFF"] } }, false)).toEqual({
      changed: 2,
      subscribers: 1,
    })
    expect((await ask("GET", path)).body.subscribers).toBe(1)
    const { body: past } = await ask("GET", `${path}/history`)
    const kept = [
      [3, 1, "Equipe"],
      [2, 3],
      [0, 2, "Cliente"],
    ].map(([old, next, role]) => ({
      changes: [{ field: "subscribers", old, new: next }],
      reason: `${role === undefined ? "" : `Atua como: ${role}; `}Cidade: ${city}`,
    }))
    expect(past.items.slice(0, -1)).toMatchObject(kept)
    await ask("DELETE", path)
  })

  test("who is new is subscribed to what everybody like them has by default, and nobody who was there before", async () => {
    const [courier] = await api().rows(
      "select id from user_types where key = 'COURIER' and application_id = 1",
    )
    const made = async (more: object) => {
      const wish = {
        key: fresh("T").toUpperCase(),
        title: fresh("Tópico"),
        isActive: true,
        isDefault: true,
        owner: 1,
      }
      const { body } = await ask("POST", "/notification/topics", { ...wish, ...more })
      return body._id as number
    }
    const [all, couriers, ...others] = [
      await made({}),
      await made({ userTypes: [courier!["id"]] }),
      await made({ isDefault: false }),
      await made({ isActive: false }),
      await made({ owner: 2, userTypes: [] }),
    ]
    const subscribers = async () =>
      Promise.all(
        [all, couriers, ...others].map(
          async (id) => (await ask("GET", `/notification/topics/${id!}`)).body.subscribers,
        ),
      )
    expect(await subscribers()).toEqual([0, 0, 0, 0, 0])
    await person({ roles: ["CUSTOMER"] })
    await person({ roles: ["DELIVERYMAN", "STAFF"] })
    expect(await subscribers()).toEqual([2, 1, 0, 0, 0])
    for (const id of [all, couriers, ...others]) await ask("DELETE", `/notification/topics/${id!}`)
  })
}
