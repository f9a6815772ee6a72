import { describe, expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"
import { contractCalls, path } from "./contractCalls.ts"

/** The texts contracts are made of. */
export const templateSuite = (api: () => Api) => {
  const { ask, makeTemplate, makeContract, read } = contractCalls(api)

  describe("a contract template", () => {
    test("is refused with a variable there is none of, by its name", async () => {
      const wish = { title: "Modelo", language: "ptBr", body: "{{empresa}} e {{preço}}", owner: 1 }
      const { status, body: answer } = await ask("POST", "/company/contract-templates", wish)
      expect([status, answer.issues]).toMatchObject([400, [{ path: "body.body.preço", code: "variable" }]])
      const open = (await ask("POST", "/company/contract-templates", { ...wish, body: "{{plano paga" })).body
      expect(open.issues).toMatchObject([{ path: "body.body.{{plano", code: "variable" }])
    })

    test("has a new edition once its text is another one; contracts keep theirs", async () => {
      const contract = await makeContract()
      const before = await read(contract)
      const { _id, title } = (await ask("GET", `${path}/${contract.id}`)).body.template
      expect(title).toBeUndefined()
      const at = `/company/contract-templates/${_id}`
      expect((await ask("PUT", at, { title: fresh("Outro "), version: 1 })).body.edition).toBe(1)
      expect((await ask("PUT", at, { body: "Outro texto.", version: 2 })).body.edition).toBe(2)
      const after = await read(contract)
      expect(after.blocks).toEqual(before.blocks)
      expect(after.template).toMatchObject({ edition: 1, newest: 2 })
      expect((await ask("DELETE", at)).body.code).toBe("record_in_use")
    })

    test("is deleted with its editions while no contract names it", async () => {
      const { _id } = await makeTemplate()
      expect((await ask("DELETE", `/company/contract-templates/${_id}`)).status).toBe(204)
    })
  })
}
