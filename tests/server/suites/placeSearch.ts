import { afterAll, beforeAll, expect, test } from "vitest"
import { geocoder } from "../../../host/server/places/geocoder.ts"
import type { Api, Kind } from "../api.ts"
import { startGeocoder } from "../geocoderServer.ts"

interface Found {
  readonly label: string
  readonly kind: string
  readonly place: readonly [number, number]
  readonly address: Readonly<Record<string, string>>
  readonly servedCity?: { readonly _id: number; readonly label: string }
}

/** Tests of finding places by what people type. */
export const placeSearchSuite = (api: () => Api) => {
  let far: Awaited<ReturnType<typeof startGeocoder>>
  beforeAll(async () => {
    far = await startGeocoder()
  })
  afterAll(() => far.close())

  const find = async (text: string, as: Kind = "restaurant", more = "") => {
    const path = `/places?text=${encodeURIComponent(text)}${more}`
    const { status, body } = await api().ask("GET", path, { as })
    expect(status).toBe(200)
    return (body as { places: ReadonlyArray<Found> }).places
  }

  test("a store chooses among places it delivered to, and never among those of another store", async () => {
    const [latest] = await find("")
    expect(latest).toMatchObject({ kind: "EARLIER" })
    const { line = "", number = "" } = latest!.address
    expect(await find(`${line}, ${number} - São Paulo - SP`)).toContainEqual(
      expect.objectContaining({ kind: "EARLIER", place: latest!.place }),
    )
    const [near] = await find(`${line}, 98765`)
    expect(near).toMatchObject({ kind: "NEARBY", address: { line, number: "98765" } })
    expect(await find("", "restaurant", "&company=2")).toEqual([])
    expect(await find("", "partner")).toEqual([])
  })

  test("neighborhoods and cities are found as guesses, with what was typed of the street", async () => {
    const [row] = await api().rows(`select c.id::int as id, c.name, n ->> 'name' as neighborhood
      from cities c, jsonb_array_elements(c.neighborhoods) n
      where jsonb_typeof(n -> 'area') = 'array' and c.application_id = 1 limit 1`)
    const name = String(row!["neighborhood"])
    const found = await find(`Rua das Acácias, 12 - ${name.toUpperCase()}`)
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: "NEIGHBORHOOD",
        address: expect.objectContaining({ line: "Rua das Acácias", number: "12", neighborhood: name }),
        servedCity: { _id: row!["id"], label: row!["name"] },
      }),
    )
    const [town] = await find("piracicab")
    expect(town).toMatchObject({ kind: "CITY", address: { city: "Piracicaba", state: "SP" } })
    expect(town!.place[0]).toBeCloseTo(-47.6, 0)
    const named = await find("Rua A, 5, Centro, Bom Jesus - SC")
    expect(named.filter(({ kind }) => kind === "CITY").map(({ address }) => address)).toContainEqual(
      expect.objectContaining({ city: "Bom Jesus", state: "SC", line: "Rua A" }),
    )
  })

  test("a CEP finds the street of a store that has it, as a guess", async () => {
    await api().rows(`update companies set post_code = '05409-011', address_line = 'Rua dos Pinheiros',
      place = point(-46.68, -23.56) where id = 1`)
    const [same] = await find("05409011")
    expect(same).toMatchObject({
      kind: "NEARBY",
      address: { line: "Rua dos Pinheiros", postCode: "05409-011", state: "SP" },
    })
    const [near] = await find("CEP 05409-999")
    expect(near).toMatchObject({ kind: "NEARBY", address: { postCode: "05409-999" } })
    expect(near!.address["line"]).toBeUndefined()
  })

  test("a geocoding server finds doors and streets, is asked once, and its silence is told", async () => {
    const complaints = new Array<unknown>()
    const complain = (cause: unknown) => void complaints.push(cause)
    const nominatim = geocoder(
      { address: `${far.address}/search?key=k`, speaks: "nominatim", userAgent: "B" },
      complain,
    )
    far.respond([
      {
        lat: "-23.53",
        lon: "-46.67",
        address: {
          road: "Rua Cardoso",
          house_number: "820",
          suburb: "Perdizes",
          city: "São Paulo",
          "ISO3166-2-lvl4": "BR-SP",
          postcode: "05013-001",
        },
      },
      { lat: "-23.53", lon: "-46.67", address: { road: "Rua Cardoso", city: "São Paulo" } },
      { lat: "nowhere", lon: "-46.67", address: { road: "Rua Cardoso" } },
    ])
    const found = await nominatim.find("Rua Cardoso, 820", undefined)
    expect(found.map(({ kind, label }) => [kind, label])).toEqual([
      ["ADDRESS", "Rua Cardoso, 820, Perdizes, São Paulo - SP"],
      ["STREET", "Rua Cardoso, São Paulo"],
    ])
    expect(nominatim.known("rua  cardoso, 820")).toEqual(found)
    expect(Object.fromEntries(far.questions[0]!.searchParams)).toMatchObject({ key: "k", countrycodes: "br" })
    far.respond({
      features: [
        {
          geometry: { coordinates: [-46.6, -23.5] },
          properties: {
            countrycode: "BR",
            type: "street",
            name: "Rua B",
            city: "Osasco",
            state: "São Paulo",
          },
        },
        { geometry: { coordinates: [2, 48] }, properties: { countrycode: "FR", name: "Rue B" } },
      ],
    })
    const photon = geocoder({ address: `${far.address}/api`, speaks: "photon" }, complain)
    expect(await photon.find("Rua B", [-46, -23])).toMatchObject([
      { kind: "STREET", label: "Rua B, Osasco - SP" },
    ])
    far.respond({}, 503)
    expect(complaints).toEqual([])
    await expect(photon.find("Rua C", undefined)).rejects.toThrow()
    expect(complaints).toMatchObject([{ message: "The geocoding server answered 503." }])
  })

  test("a server without a geocoding server says so, and none is asked", async () => {
    const { headers, body } = await api().ask("GET", "/places?text=rua%20augusta&everywhere=true", {
      as: "restaurant",
    })
    const offered = (headers.get("balcao-extras") ?? "").split(/,\s*/)
    expect(offered).toContain("places")
    expect(offered).not.toContain("geocoding")
    expect(body.unheard).toBeUndefined()
  })
}
