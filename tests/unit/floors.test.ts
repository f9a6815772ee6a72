import { existsSync, readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import appFloors from "../../tools/appFloors.json" with { type: "json" }
import serverFloors from "../../tools/serverFloors.json" with { type: "json" }
import allowedImports from "../../tools/floors.json" with { type: "json" }

const home = new URL("../../", import.meta.url)
const [, chapter = ""] = readFileSync(new URL("README.md", home), "utf8").split("\n## Floors\n")
const [table = ""] = chapter.split("\n## ")

/** The rows of the README's table: a floor and what it may import. */
const rows = [...table.matchAll(/^\| `(\w+)(?:\/<name>)?` +\|[^|]+\| ([^|]+?) +\|$/gm)].map(
  ([, floor, said]) => ({
    floor: floor ?? "",
    said: said ?? "",
  }),
)

const saidOf = (index: number): ReadonlyArray<string> => {
  const said = rows[index]?.said ?? ""
  if (said === "nothing of ours") return []
  if (said === "the floors above this row") return rows.slice(0, index).map(({ floor }) => floor)
  return said.split(", ")
}

it("allows each floor the imports that the README tells of", () => {
  const told = Object.fromEntries(rows.map(({ floor }, index) => [floor, saidOf(index)]))
  expect(told).toEqual(allowedImports)
})

it("lets no two floors import each other", () => {
  const order = rows.map(({ floor }) => floor)
  const back = Object.entries(allowedImports).flatMap(([floor, imported]) =>
    imported.filter((one) => order.indexOf(one) >= order.indexOf(floor)).map((one) => `${floor} -> ${one}`),
  )
  expect(back).toEqual([])
})

it("knows every folder of src", () => {
  const folders = readdirSync(new URL("src/", home), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(allowedImports).toSorted())
})

it("calls the parts of a list as its description is called", () => {
  const panels = readdirSync(new URL("src/panels/", home))
  const parts = panels.filter((name) => !existsSync(new URL(`src/panels/${name}/index.ts`, home)))
  const described = readdirSync(new URL("src/contract/resources/", home))
  expect(parts.filter((name) => !described.includes(`${name}.ts`))).toEqual([])
})

it("knows every folder of host/app", () => {
  const folders = readdirSync(new URL("host/app/", home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "public")
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual(appFloors.filter((name) => !name.includes(".")).toSorted())
})

it("knows every folder of host/server, whose files all stand in one", () => {
  const entries = readdirSync(new URL("host/server/", home), { withFileTypes: true }).map(({ name }) => name)
  expect(entries.toSorted()).toEqual(Object.values(serverFloors).flat().toSorted())
})
