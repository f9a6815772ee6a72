import { expect, test } from "vitest"
import * as f from "../../../src/contract/resource/field.ts"
import { defineResource, noun, part } from "../../../src/contract/resource/resource.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"

const shops = defineResource({
  name: "shops",
  path: "/shops",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("loja", "lojas", "f", "shop", "shops"),
  title: "name",
  parts: [
    part("Loja", "Shop", {
      name: f.text("Nome", "Name", { required: true, searched: true, unique: true }),
      cnpj: f.cnpj("CNPJ", "CNPJ", { searched: true }),
      phone: f.phone("Telefone", "Phone", { searched: true }),
      kind: f.choice("Tipo", "Kind", {
        A: ["Único", "Single"],
        B: ["Árvore", "Tree"],
        C: ["Bosque", "Wood"],
      }),
    }),
  ],
  columns: ["name", "phone", "kind"],
  filters: ["phone"],
})

const rows = [
  { name: "Atacado São José", cnpj: "12ABC34501DE35", phone: "11987654321" },
  { name: "Açaí da Conceição" },
  { name: "acerola" },
  { name: "Água" },
]

const find = async (filter: object, more: object = {}) => {
  const { fetch } = memoryBackend({ resources: [listed(shops, rows)] })
  const body = JSON.stringify({ filter, ...more })
  const answer = await fetch("http://api.test/shops/find", { method: "POST", body })
  return ((await answer.json()) as { items: ReadonlyArray<{ _id: number }> }).items.map(({ _id }) => _id)
}

test("the backend in memory finds texts and numbers as the server does", async () => {
  expect(await find({ search: "\u202aCONCEICAO\u00a0" })).toEqual([2])
  expect(await find({ search: "sao\u00a0jose" })).toEqual([1])
  expect(await find({ search: "12.abc.345/01DE-35" })).toEqual([1])
  expect(await find({ search: "+55 (11) 9 8765-4321" })).toEqual([1])
  expect(await find({ phone: "\u202a+55 11 8765-4321\u202c" })).toEqual([1])
})

test("the backend in memory sorts names as Brazilians do", async () => {
  expect(await find({}, { sortField: "name", sortOrder: "asc" })).toEqual([2, 3, 4, 1])
  expect(await find({}, { sortField: "name", sortOrder: "desc" })).toEqual([1, 4, 3, 2])
})

test("the backend in memory refuses a name that is taken, however it is written", async () => {
  const { fetch } = memoryBackend({ resources: [listed(shops, rows)] })
  for (const name of [
    "ACAI DA CONCEICAO",
    "Açaí\u00a0da  Conceição ",
    "Ac\u0327ai\u0301 da Conceic\u0327a\u0303o",
  ]) {
    const answer = await fetch("http://api.test/shops", { method: "POST", body: JSON.stringify({ name }) })
    expect([name, answer.status]).toEqual([name, 409])
  }
})

test("the backend in memory sorts choices by what they are called in the reader's language", async () => {
  const named = (["A", "B", "C", null] as const).map((kind, index) => ({ name: `Loja ${index}`, kind }))
  const { fetch } = memoryBackend({ resources: [listed(shops, named)] })
  const kinds = async (language: string, sortOrder: string) => {
    const body = JSON.stringify({ filter: {}, sortField: "kind", sortOrder })
    const headers = { "accept-language": language }
    const answer = await fetch("http://api.test/shops/find", { method: "POST", body, headers })
    return ((await answer.json()) as { items: ReadonlyArray<{ kind?: string }> }).items.map(
      ({ kind }) => kind ?? "",
    )
  }
  expect(await kinds("pt-BR", "asc")).toEqual(["B", "C", "A", ""])
  expect(await kinds("en-US", "desc")).toEqual(["", "C", "B", "A"])
})
