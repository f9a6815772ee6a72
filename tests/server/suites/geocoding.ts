import * as Effect from "effect/Effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { nobody, readMember } from "../../../host/server/access/caller.ts"
import { attemptKey } from "../../../host/server/http/attempts.ts"
import { geocoder } from "../../../host/server/places/geocoder.ts"
import { placeHandlers, type PlaceServices } from "../../../host/server/places/placeHandlers.ts"
import type { Api } from "../api.ts"
import { startGeocoder } from "../geocoderServer.ts"

/** Tests of a geocoding server that is away, or asked by many at once. */
export const geocodingSuite = (api: () => Api) => {
  let far: Awaited<ReturnType<typeof startGeocoder>>
  beforeAll(async () => {
    far = await startGeocoder()
  })
  afterAll(() => far.close())

  /** Asks as the server does where a geocoding server is connected; each has its own memory of answers. */
  const connected = async () => {
    const { db } = api().server.store!
    const [row] = await api().rows("select id::int as id from users where email = 'restaurant@balcao.test'")
    const id = row!["id"] as number
    const keys = [attemptKey("geocoder"), attemptKey("geocoder", String(id))]
    const takeTurn = async (key: string | undefined, secondsAhead: number) => {
      await api()
        .rows(`update login_attempts set open_at = clock_timestamp() + interval '${secondsAhead} seconds'
        where key = '${key}'`)
    }
    const forget = () => api().rows(`delete from login_attempts where key in ('${keys.join("', '")}')`)
    await forget()
    const caller = { ...nobody, ...(await readMember(db, id))! }
    const address = `${far.address}/search`
    const services = { db, geocoder: geocoder({ address, speaks: "nominatim", patienceMs: 200 }, () => {}) }
    const { find: handle } = placeHandlers(services as PlaceServices)
    const search = (text: string) =>
      Effect.runPromise(
        handle({ query: { text, everywhere: "true" }, caller } as Parameters<typeof handle>[0]),
      )
    return { search, keys, takeTurn, forget }
  }

  test("a geocoding server that fails or never answers is away, and what is known here is found all the same", async () => {
    const { search, forget } = await connected()
    const asked = far.questions.length
    far.respond({}, 503)
    const failed = await search("Piracicaba")
    expect(failed.unheard).toBe("AWAY")
    expect(failed.places.map(({ label }) => label)).toContain("Piracicaba - SP")
    await forget()
    far.hang()
    expect(await search("Piracicaba")).toEqual(failed)
    await forget()
    far.respond([{ lat: "-22.7", lon: "-47.6", address: { road: "Rua Boa Morte", city: "Piracicaba" } }])
    const answered = await search("Piracicaba")
    expect(answered.unheard).toBeUndefined()
    expect(answered.places).toContainEqual(expect.objectContaining({ label: "Rua Boa Morte, Piracicaba" }))
    expect(far.questions.length - asked, "a failure is not remembered").toBe(3)
    await forget()
  })

  test("questions to a geocoding server take turns, who would wait long is told that it is busy, and a known answer waits for none", async () => {
    const { search, keys, takeTurn, forget } = await connected()
    const asked = far.questions.length
    far.respond([])
    const streets = ["Rua Um", "Rua Dois", "Rua Quatro", "Rua Cinco"]
    const answers = await Promise.all(streets.map(search))
    expect(answers.map(({ unheard }) => unheard).toSorted()).toEqual([
      "BUSY",
      undefined,
      undefined,
      undefined,
    ])
    expect(far.questions.length - asked, "two at once, and one after a second").toBe(3)
    for (const [at, key] of keys.entries()) {
      const known = `Rua Seis, ${at}`
      await forget()
      await search(known)
      const before = far.questions.length
      await takeTurn(key, 90)
      expect((await search("Rua Sete")).unheard).toBe("BUSY")
      expect((await search(known)).unheard, "its answer is remembered").toBeUndefined()
      expect(far.questions.length).toBe(before)
    }
    await forget()
  })
}
