import { expect, test } from "vitest"
import * as f from "../../../src/contract/resource/field.ts"
import { defineResource, noun, part } from "../../../src/contract/resource/resource.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"

const dishes = defineResource({
  name: "dishes",
  path: "/dishes",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("prato", "pratos", "m", "dish", "dishes"),
  title: "name",
  parts: [
    part("Prato", "Dish", {
      name: f.text("Nome", "Name", { required: true }),
      from: f.moment("De", "From"),
      until: f.moment("Até", "Until", { after: "from" }),
      why: f.text("Motivo", "Reason", { max: 10 }),
    }),
  ],
  status: {
    first: "ON",
    values: { ON: ["À venda", "On sale", "success"], OFF: ["Esgotado", "Sold out", "warning"] },
    moves: { ON: ["OFF"], OFF: ["ON"] },
    verbs: { ON: ["Voltar", "Return"], OFF: ["Esgotar", "Sell out"] },
    derived: [{ from: ["OFF"], to: "ON", past: "until" }],
    asks: { OFF: ["from", "until", "why"] },
    clears: { OFF: ["from", "until", "why"], ON: ["until"] },
  },
  columns: ["name"],
  filters: [],
})

const kitchen = () => {
  const rows = [{ name: "A" }, { name: "B", status: "OFF", until: "2020-01-01T00:00:00Z", why: "Antes" }]
  const { fetch } = memoryBackend({ resources: [listed(dishes, rows)] })
  return async (path: string, body: object) =>
    (await fetch(`http://api.test/dishes${path}`, { method: "POST", body: JSON.stringify(body) })).json()
}

const later = "2090-01-01T12:00:00.000Z"

test("a move writes the fields it asks for, and takes away those it is told nothing of", async () => {
  const ask = kitchen()
  const off = await ask("/1/move", { to: "OFF", values: { until: later, why: "Acabou" } })
  expect(off).toMatchObject({ status: "OFF", until: later, why: "Acabou", version: 2 })
  expect(await ask("/1/move", { to: "OFF", values: { until: later } })).toMatchObject({ version: 2 })
  expect(await ask("/1/move", { to: "OFF" })).toMatchObject({ version: 2, why: "Acabou" })
  const open = await ask("/1/move", { to: "OFF", values: { until: null } })
  expect(open).toMatchObject({ status: "OFF", until: null, why: null, version: 3 })
})

test("a plain move is not undone by a moment of former times", async () => {
  const ask = kitchen()
  expect(await ask("/2/move", { to: "OFF" })).toMatchObject({ status: "OFF", until: null, why: null })
})

test("a move refuses fields it does not ask for, and values that do not fit", async () => {
  const ask = kitchen()
  const issues = async (body: object) => (await ask("/1/move", body)).issues
  expect(await issues({ to: "OFF", values: { name: "C" } })).toMatchObject([{ code: "unknown" }])
  expect(await issues({ to: "OFF", values: { why: "Muito, muito longo" } })).toMatchObject([
    { code: "tooLong" },
  ])
  expect(await issues({ to: "OFF", values: { from: later, until: "2089-01-01T12:00:00Z" } })).toMatchObject([
    { path: "body.values.until", code: "order" },
  ])
})

test("many records are moved with the same values", async () => {
  const ask = kitchen()
  const rows = { ids: [1, 2] }
  expect(await ask("/move", { to: "OFF", values: { until: later }, rows })).toMatchObject({
    moved: 2,
    refused: [],
  })
  const { items } = await ask("/find", { filter: {} })
  expect(items.map(({ status, until }: { status: string; until: string }) => [status, until])).toEqual([
    ["OFF", later],
    ["OFF", later],
  ])
})
