import { describe, expect, test } from "vitest"
import type { Api } from "../api.ts"
import { contractCalls, cpf, path, templateBody } from "./contractCalls.ts"

/** Contracts that are sent to those who sign them, and what these do with the mailed link. */
export const acceptanceSuite = (api: () => Api) => {
  const { ask, open, makeTemplate, makeContract, send, read, mailTo, tokenOf, statusOf, accept, reasonOf } =
    contractCalls(api)

  describe("a contract that is sent for acceptance", () => {
    test("is in words, mailed to each signer, read by the link, and in force once all accepted", async () => {
      const contract = await makeContract()
      const { blocks, missing, versions } = await read(contract)
      expect([missing, versions]).toEqual([[], []])
      expect(blocks[0]).toEqual({ kind: "heading", text: contract.number })
      expect(blocks[1].text.replaceAll("\u00a0", " ")).toMatch(
        /^.+ paga 12,5% e R\$ 149,00 a partir de 5 de janeiro de 2026\.$/,
      )
      expect(blocks[2].text).toContain("Assinam Ana Prado e Rui Sá, em ")
      expect((await send(contract)).body.status).toBe("SENT")
      const [ana, rui] = contract.emails
      const first = await tokenOf(ana)
      const [{ subject, text } = { subject: "", text: "" }] = await mailTo(ana)
      expect(subject).toContain(contract.number)
      expect(text).toContain("Olá, Ana Prado")
      const kept = await api().rows("select token_hash from contract_acceptance_requests")
      expect(JSON.stringify(kept)).not.toContain(first)

      const opened = await open("open", { token: first })
      expect(opened.body).toMatchObject({ number: contract.number, signer: "Ana Prado", version: 1, blocks })
      expect(opened.text).not.toMatch(/529\.?982/)
      const wrong = await accept(first, { cpf: "390.533.447-05" })
      expect([wrong.status, wrong.body._tag]).toEqual([422, "WrongSigner"])
      expect((await accept(first, { cpf: "123" })).body.issues[0]).toMatchObject({ path: "body.cpf" })
      expect((await accept(first, { hash: "another" })).body).toMatchObject({ reason: "changed" })
      expect((await accept(first)).status).toBe(200)
      expect(await statusOf(contract)).toBe("PARTIALLY_SIGNED")
      expect((await accept(first)).body).toMatchObject({ reason: "accepted", at: expect.any(String) })
      expect((await accept(await tokenOf(rui), { name: "Rui Sá", cpf: "390.533.447-05" })).status).toBe(200)
      expect(await statusOf(contract)).toBe("ACTIVE")

      const { versions: sent, isIssued } = await read(contract)
      expect(isIssued).toBe(true)
      expect(sent).toMatchObject([
        {
          number: 1,
          hash: opened.body.hash,
          requests: [
            {
              email: ana,
              state: "ACCEPTED",
              givenName: "Ana Prado",
              givenCpf: "***.982.247-**",
              ip: "127.0.0.1",
            },
            { email: rui, state: "ACCEPTED" },
          ],
        },
      ])
      const history = await ask("GET", `${path}/${contract.id}/history`)
      expect(history.body.items[0]).toMatchObject({ action: "STATUS", reason: `Rui Sá (${rui})` })
      expect((await ask("DELETE", `${path}/${contract.id}`)).body.code).toBe("record_in_use")
      expect((await ask("POST", `${path}/remove`, { ids: [contract.id] })).body).toEqual({
        removed: 0,
        refused: [{ id: contract.id, code: "kept_for_acceptances" }],
      })
      expect((await send(contract)).body._tag).toBe("MoveRefused")
    })

    test("is declined with a reason, and sent anew to that signer alone; the older link says so", async () => {
      const contract = await makeContract()
      await send(contract)
      const [ana, rui] = contract.emails
      const token = await tokenOf(ana)
      expect((await open("decline", { token, reason: " " })).status).toBe(400)
      expect((await open("decline", { token, reason: "A taxa não é a combinada" })).status).toBe(200)
      expect(await reasonOf(token)).toBe("declined")
      expect(await statusOf(contract)).toBe("SENT")
      await send(contract, { email: ana.toUpperCase() })
      const again = await tokenOf(ana, 2)
      expect(await mailTo(rui)).toHaveLength(1)
      await send(contract, { email: ana })
      await tokenOf(ana, 3)
      expect(await reasonOf(again)).toBe("replaced")
      const { versions } = await read(contract)
      expect(versions[0].requests).toMatchObject([
        { state: "DECLINED", reason: "A taxa não é a combinada" },
        { state: "WAITING" },
        { state: "REPLACED" },
        { state: "WAITING" },
      ])
      expect((await send(contract, { email: "outra@exemplo.test" })).body._tag).toBe("MoveRefused")
    })

    test("opens to no link that has ended, was guessed, or of a contract that is canceled", async () => {
      const contract = await makeContract()
      await send(contract)
      const token = await tokenOf(contract.emails[0])
      expect(await reasonOf("unknown")).toBe("unknown")
      const requests = `version_id = (select max(id) from contract_versions where contract_id = ${contract.id})`
      const set = (what: string) =>
        api().rows(`update contract_acceptance_requests set ${what} where ${requests}`)
      await set("expires_at = now()")
      expect(await reasonOf(token)).toBe("expired")
      await set("expires_at = now() + interval '1 day', failures = 10")
      expect(await reasonOf(token)).toBe("expired")
      await set("failures = 0, sent_at = null")
      const { versions } = await read(contract)
      expect(versions[0].requests[0], "its mail was refused or given up").toMatchObject({ state: "FAILED" })
      expect(await reasonOf(token)).toBe(200)
      await ask("POST", `${path}/${contract.id}/move`, { to: "CANCELED", reason: "Desistiu" })
      expect(await reasonOf(token)).toBe("canceled")
      expect((await send(contract)).body._tag).toBe("MoveRefused")
    })

    test("is accepted anew once it was changed; what was accepted before stays readable", async () => {
      const contract = await makeContract({ signers: undefined })
      expect((await send(contract)).body.issues).toMatchObject([{ path: "body.signers", code: "required" }])
      const [ana] = contract.emails
      const save = async (given: object) => {
        const { version } = (await ask("GET", `${path}/${contract.id}`)).body
        return ask("PUT", `${path}/${contract.id}`, { ...given, version })
      }
      await save({
        signers: [{ name: "Ana Prado", email: ana, cpf }],
        template: (await makeTemplate(`${templateBody}\n{{fim}}`))._id,
      })
      expect((await send(contract)).body).toMatchObject({ _tag: "ContractIncomplete", missing: ["endsAt"] })
      await save({ endsAt: "2090-01-31" })
      await send(contract)
      const old = await tokenOf(ana)
      await save({ endsAt: "2090-02-28" })
      expect(await reasonOf(old)).toBe("changed")
      expect((await read(contract)).isIssued).toBe(false)
      await send(contract)
      expect((await accept(await tokenOf(ana, 2))).status).toBe(200)
      expect(await statusOf(contract)).toBe("ACTIVE")

      const isFound = async (undone: boolean) => {
        const filter = { search: contract.number, undone }
        const { items } = (await ask("POST", `${path}/find`, { filter })).body
        return items.length > 0
      }
      await save({ amendments: [{ since: "2089-01-01", reason: "Reajuste", commission: 1100 }] })
      expect([await isFound(true), await isFound(false)]).toEqual([false, true])
      const changed = await send(contract)
      expect(changed.body.status, "stays in force meanwhile").toBe("ACTIVE")
      expect([await isFound(true), await isFound(false)], "its amendment is unsigned").toEqual([true, false])
      const { versions } = await read(contract)
      expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
      expect(versions[0].blocks.at(-1).text).toContain("Reajuste")
      expect(versions[1].requests).toMatchObject([{ state: "ACCEPTED" }])
      expect((await accept(await tokenOf(ana, 3))).status).toBe(200)
      expect([await isFound(true), await isFound(false)]).toEqual([false, true])
      expect((await send(contract)).body._tag).toBe("MoveRefused")
    })

    test("begins again with all of them once its text changes, whoever it is sent to again", async () => {
      const template = (await makeTemplate("# Prazo\r\nAté {{fim}}"))._id
      const contract = await makeContract({ endsAt: "2090-01-31", template })
      expect((await read(contract)).blocks.map(({ text }: { text: string }) => text)).toEqual([
        "Prazo",
        "Até 31 de janeiro de 2090",
      ])
      await send(contract)
      const [ana, rui] = contract.emails
      await accept(await tokenOf(ana))
      expect(await statusOf(contract)).toBe("PARTIALLY_SIGNED")
      const { version } = (await ask("GET", `${path}/${contract.id}`)).body
      await ask("PUT", `${path}/${contract.id}`, { endsAt: "2091-01-31", version })
      expect((await send(contract, { email: "outra@exemplo.test" })).body._tag).toBe("MoveRefused")
      await send(contract, { email: rui })
      expect(await statusOf(contract)).toBe("SENT")
      await tokenOf(ana, 2)
      await tokenOf(rui, 2)
    })

    test("opens no link that went to an address by mistake once that is corrected", async () => {
      const contract = await makeContract()
      const [ana, rui] = contract.emails
      await send(contract)
      const [mistaken, kept] = [await tokenOf(ana), await tokenOf(rui)]
      await ask("POST", `${path}/${contract.id}/move`, { to: "DRAFT" })
      const { version } = (await ask("GET", `${path}/${contract.id}`)).body
      const signers = [
        { name: "Ana Prado", email: `certa.${ana}` },
        { name: "Rui Sá", email: rui },
      ]
      expect((await ask("PUT", `${path}/${contract.id}`, { signers, version })).status).toBe(200)
      await send(contract, { email: `certa.${ana}` })
      expect(await reasonOf(mistaken)).toBe("replaced")
      expect((await accept(mistaken)).body).toMatchObject({ reason: "replaced" })
      expect(await reasonOf(kept), "a link that was sent rightly stays").toBe(200)
      const { versions } = await read(contract)
      expect(versions).toMatchObject([{ requests: [{ email: ana, state: "REPLACED" }, {}, {}] }])
    })
  })

  test("a stranger neither reads nor sends a company's contracts", async () => {
    const contract = await makeContract()
    for (const [method, at] of [
      ["GET", "text"],
      ["POST", "send-for-acceptance"],
    ] as const) {
      const how = { as: "supermarket" as const, ...(method === "POST" && { body: {} }) }
      expect((await api().ask(method, `${path}/${contract.id}/${at}`, how)).status).toBe(403)
    }
  })
}
