import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { cities } from "../../../../src/contract/resources/cities.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { listed, memoryBackend } from "../../../../src/testing/index.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const lines = (one: ReturnType<typeof field>) => (one.element() as HTMLTextAreaElement).value.split("\n")

const openNeighborhoods = async (area?: ReadonlyArray<ReadonlyArray<readonly [number, number]>>) => {
  const neighborhoods = [{ name: "Centro", ...(area && { area }) }, { name: "Cambuí" }]
  const city = { name: "Campinas", state: "SP" as const, timeZone: "America/Sao_Paulo" as const }
  const backend = memoryBackend({
    resources: [listed(cities, [{ ...city, center: [-47.06, -22.9], neighborhoods }])],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={cities} open="1" tab="2" /> })
  const saved = () => backend.records(cities)[0]?.neighborhoods.map((one) => one.area ?? null)
  return { saved }
}

const cambui = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
]

const geoJson = (names: ReadonlyArray<string>) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: names.map((name) => ({
      type: "Feature",
      properties: { name },
      geometry: { type: "Polygon", coordinates: [cambui] },
    })),
  })

test("an area is drawn on the map, moved and undone by keys, refused where it crosses itself, and saved", async () => {
  const { saved } = await openNeighborhoods()
  await button("Draw on the map").first().click()
  const map = page.getByRole("application", { name: "Map: Area" })
  const points = field("Points")
  await expect.element(map).toHaveAccessibleDescription(/Tap the map/)
  const corner = (number: number) => page.getByRole("button", { name: new RegExp(`^Point ${number} of`) })
  const taps = [
    { x: 80, y: 80 },
    { x: 180, y: 80 },
    { x: 180, y: 160 },
    { x: 80, y: 160 },
  ]
  for (const [index, position] of taps.entries()) {
    await map.click({ position })
    await expect.element(corner(index + 1)).toBeVisible()
  }
  await vi.waitFor(() => expect(lines(points)).toHaveLength(4))
  ;(corner(4).element() as HTMLElement).focus()
  await userEvent.keyboard("{PageDown}{ArrowRight}")
  await expect.element(corner(1)).toHaveFocus()
  await userEvent.keyboard("{Delete}")
  await vi.waitFor(() => expect(lines(points)).toHaveLength(3))
  await expect.element(corner(1)).toHaveFocus()
  await button("Undo").click()
  await vi.waitFor(() => expect(lines(points)).toHaveLength(4))
  ;(corner(4).element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await vi.waitFor(() => expect(lines(points)).toHaveLength(5))
  await expect.element(corner(5)).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await vi.waitFor(() => expect(lines(points)).toHaveLength(4))
  const [one, two, three, four] = lines(points)
  await points.fill([one, three, two, four].join("\n"))
  await expect.element(points).toHaveAccessibleDescription(/The outline crosses itself/)
  await expect.element(button("Use this area")).toBeDisabled()
  await points.fill([one, two].join("\n"))
  await expect.element(points).toHaveAccessibleDescription(/at least three points/)
  await points.fill("-22.9, -47.06\n-22.9, -47.05\n-22.89, -47.05")
  await button("Use this area").click()
  await seen("3 points")
  await button("Save").click()
  const triangle = [
    [-47.06, -22.9],
    [-47.05, -22.9],
    [-47.05, -22.89],
  ]
  await expect.poll(saved).toEqual([[[...triangle, triangle[0]]], null])
})

test("areas come from a file or a pasted GeoJSON, which is read before they do and told what is wrong with it", async () => {
  const { saved } = await openNeighborhoods()
  await button("Import areas").click()
  const text = field("Or paste it here")
  await text.fill("{")
  await expect.element(text).toHaveAccessibleDescription(/^This is not GeoJSON: the file is damaged/)
  const file = field("File")
  const choose = (name: string, parts: ReadonlyArray<BlobPart>) =>
    file.upload(new File([...parts], name, { type: "application/json" }))
  await choose("estado.geojson", [new Uint8Array(5 * 1024 * 1024 + 1)])
  await expect.element(file).toHaveAccessibleDescription(/^This file is larger than 5 MB/)
  await expect.element(text).toHaveValue("")
  await choose("bairros.geojson", [geoJson(["cambui", "Taquaral", "cambui"])])
  await seen("bairros.geojson: 2 areas")
  await seen("Repeated: “cambui”")
  await expect.element(text).toHaveValue("")
  await expect.element(page.getByRole("row", { name: /cambui gets its area/ })).toBeVisible()
  await button("Import 1 area").click()
  await button("Save").click()
  await expect.poll(saved).toEqual([null, [cambui]])
})

test("who imports more neighborhoods than a city may have is told, and chooses which, before any is added", async () => {
  await openNeighborhoods()
  await button("Import areas").click()
  await field("Or paste it here").fill(geoJson(Array.from({ length: 250 }, (_, at) => `Bairro ${at}`)))
  await seen(/^A city has at most 200 neighborhoods. Of the 250 that are not there yet, 198 fit/)
  await expect.element(button("Import 0 areas")).toBeDisabled()
  await button("Choose the first 198").click()
  await field("Find a neighborhood").fill("Bairro 249")
  await page.getByRole("checkbox", { name: "Bairro 249" }).click()
  await seen(/1 too many is chosen/)
  await expect.element(button("Import 199 areas")).toBeDisabled()
  await field("Find a neighborhood").fill("Bairro 0")
  await page.getByRole("checkbox", { name: "Bairro 0" }).click()
  await expect.element(button("Import 198 areas")).toBeEnabled()
})
