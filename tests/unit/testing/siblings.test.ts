import { expect, test } from "vitest"
import * as f from "../../../src/contract/resource/field.ts"
import { defineResource, noun, part } from "../../../src/contract/resource/resource.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"

const shelves = defineResource({
  name: "shelves",
  path: "/shelves",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("prateleira", "prateleiras", "f", "shelf", "shelves"),
  title: "name",
  parts: [part("Prateleira", "Shelf", { name: f.text("Nome", "Name", { required: true }) })],
  columns: ["name"],
  filters: [],
})

const books = defineResource({
  name: "books",
  path: "/books",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("livro", "livros", "m", "book", "books"),
  title: "name",
  parts: [
    part("Livro", "Book", {
      name: f.text("Nome", "Name", { required: true, unique: { within: "shelf" } }),
      shelf: f.reference("Prateleira", "Shelf", "shelves", { required: true, goesWith: true }),
      price: f.money("Preço", "Price"),
      offer: f.money("Oferta", "Offer", { below: "price" }),
      least: f.count("Mínimo", "Least", { atMost: "most" }),
      most: f.count("Máximo", "Most"),
    }),
  ],
  order: { within: "shelf" },
  columns: ["name", "shelf"],
  filters: [],
})

const library = () => {
  const { fetch } = memoryBackend({
    resources: [
      listed(shelves, [{ name: "Alta" }, { name: "Baixa" }]),
      listed(books, [
        { name: "A", shelf: 1 },
        { name: "B", shelf: 2 },
        { name: "C", shelf: 1 },
        { name: "D", shelf: 1 },
      ]),
    ],
  })
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://api.test${path}`, { method, body: JSON.stringify(body) })
    const text = await answer.text()
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) }
  }
}

test("records are put in order among those that name the same one", async () => {
  const ask = library()
  const names = async () =>
    (await ask("POST", "/books/find", { filter: {}, sortField: "position", sortOrder: "asc" })).body.items
      .map(({ name }: { name: string }) => name)
      .join("")
  expect((await ask("POST", "/books/4/order", { before: 1 })).status).toBe(200)
  expect(await names()).toBe("DBAC")
  expect((await ask("POST", "/books/4/order", { after: 2 })).body._tag).toBe("UnknownReference")
})

test("a name is taken among siblings alone, and records go with the one they stand in", async () => {
  const ask = library()
  expect((await ask("POST", "/books", { name: "á", shelf: 1 })).body).toMatchObject({ field: "name" })
  expect((await ask("POST", "/books", { name: "á", shelf: 2 })).status).toBe(200)
  expect((await ask("DELETE", "/shelves/1")).status).toBe(200)
  expect((await ask("GET", "/books/1")).status).toBe(404)
  expect((await ask("GET", "/books/2")).status).toBe(200)
})

test("a number is compared with the one it follows", async () => {
  const ask = library()
  const issues = async (body: object) =>
    (await ask("POST", "/books", { name: "E", shelf: 1, ...body })).body.issues
  expect(await issues({ price: 100, offer: 100 })).toMatchObject([{ path: "body.offer", code: "limit" }])
  expect(await issues({ least: 3, most: 2 })).toMatchObject([{ path: "body.least", code: "limit" }])
  expect(await issues({ price: 100, offer: 99, least: 2, most: 2 })).toBe(undefined)
  expect(await issues({ least: 9, offer: 5 })).toBe(undefined)
})
