import { expect, test } from "vitest"
import { deliveryRecords } from "../../../src/contract/companies/deliveryRecords.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import { userRecords } from "../../../src/contract/users/userRecords.ts"
import { type Api, fresh } from "../api.ts"
import type { Line } from "./audits.ts"

const written: Readonly<Record<string, Resource>> = {
  users: userRecords,
  roles: roleRecords,
  deliveryPeople: personRecords,
  companyDeliveries: deliveryRecords,
}
/** Returns the Portuguese labels of a list's fields. */
const names = (list: string) => Object.values(written[list]?.fields ?? {}).map(({ label: [ptBr] }) => ptBr)

/** Tests of the log's texts for readers, who know no other list's fields. */
export const auditWordSuite = (api: () => Api) => {
  const ask = (method: string, path: string, body?: unknown, headers = {}) =>
    api().ask(method, path, { as: "root", body, headers })

  test("the log tells of users, roles, delivery people and stores in words, in both languages", async () => {
    const wordsOf = async (list: string, id: number, language: string) => {
      const filter = { list: [list], action: ["CREATE", "UPDATE"] }
      const found = await ask("POST", "/logs/find", { filter, sortField: "createdAt", sortOrder: "desc" })
      const line = found.body.items.find(({ recordId }: { recordId: number }) => recordId === id)
      const { body } = await ask("GET", `/logs/${line._id}/history`, undefined, {
        "accept-language": language,
      })
      const told = (body.items as ReadonlyArray<Line>)[0]!.changes.map(({ field, new: now }) => [field, now])
      return Object.fromEntries(told) as Readonly<Record<string, unknown>>
    }
    const { body: permissions } = await ask("GET", "/acl/permissions")
    const mail = (permissions as Array<{ id: number; name: string; title: string }>).find(
      ({ name }) => name === "accessToMail",
    )!
    const { body: role } = await ask("POST", "/acl/roles", { title: fresh("Papel"), permissions: [mail.id] })
    expect(await wordsOf("roles", role.id, "en")).toEqual({
      Title: role.title,
      Permissions: "Mail",
      "Core role": "No",
    })
    const own = await ask("GET", `/acl/roles/${role.id}/history`)
    expect(own.body.items[0].changes).toContainEqual({ field: "permissions", new: [mail.title] })

    const { body: user } = await ask("POST", "/acl/users", {
      username: fresh("log"),
      fullname: "Pessoa Contada",
      email: `${fresh("log")}@exemplo.test`,
      phone: "11987654321",
      roles: [role.id],
      address: { addressLine: "Rua A, 1", city: "Recife", state: "PE", postCode: "50000000" },
      socialNetworks: { linkedIn: "a", facebook: "b", twitter: "c", instagram: "d" },
      shopper: { zone: 3 },
    })
    expect(await wordsOf("users", user.id, "pt-BR")).toMatchObject({
      Telefone: "(11) * ****-4321",
      Papéis: role.title,
      "Rua e número": "Rua A, 1",
      Separador: '{"zone":3}',
    })

    const { body: person } = await ask("POST", "/delivery-man", {
      person: { name: "Entregadora Contada" },
      company: 1,
      registration: "APPROVED",
      birthDate: "1990-02-28",
      cnh: { number: "123", category: "A", validUntil: "2031-05-01" },
      vehicle: { plate: "ABC1D23", model: "CG", color: "Preta" },
      hasBag: true,
      flag: "FREE",
    })
    const told = await wordsOf("deliveryPeople", person._id, "en")
    expect(told).toMatchObject({
      Name: "Entregadora Contada",
      Status: "Available",
      Registration: "Approved",
      "Date of birth": "02/28/1990",
      "License valid until": "05/01/2031",
      "Has a delivery bag": "Yes",
      "License plate": "ABC1D23",
    })
    await ask("PUT", `/delivery-man/update/${person._id}`, { flag: "ON_ROUTE", version: person.version })
    expect(await wordsOf("deliveryPeople", person._id, "pt-BR")).toEqual({ Situação: "Em rota" })

    const headers = { company: "2" }
    const path = "/company/company-delivery"
    const { body: stores } = await ask("GET", path, undefined, headers)
    await ask("PUT", `${path}/open-company`, { isOpen: !stores[0].isOpen, isManual: true }, headers)
    expect(await wordsOf("companyDeliveries", stores[0]._id, "en")).toMatchObject({
      Store: stores[0].isOpen ? "Closed" : "Open",
    })

    const lines = await ask("POST", "/logs/find", { filter: { list: Object.keys(written) }, pageSize: 20 })
    for (const { _id, list } of lines.body.items) {
      const { body } = await ask("GET", `/logs/${_id}/history`)
      const fields = (body.items as ReadonlyArray<Line>)[0]!.changes.map(({ field }) => field)
      expect(
        fields.filter((field) => !names(list).includes(field)),
        list,
      ).toEqual([])
    }
  })
}
