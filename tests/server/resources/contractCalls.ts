import { expect } from "vitest"
import { type Api, fresh } from "../api.ts"

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A template that uses many variables. */
export const templateBody = [
  "# {{número}}",
  "",
  "{{empresa}} paga {{comissão}} e {{Monthly Fee}} a partir de {{início}}.",
  "",
  "Assinam {{assinantes}}, em {{data}}.",
].join("\n")

/** That of the first signer. */
export const cpf = "529.982.247-25"
export const path = "/company/contracts"

/** Makes templates and contracts, sends these, and does what their signers do. */
export const contractCalls = (api: () => Api) => {
  const ask = (method: string, at: string, given?: object) =>
    api().ask(method, at, { as: "root", ...(given && { body: given }) })
  const open = (call: "open" | "accept" | "decline", given: object) =>
    api().ask("POST", `/contract-acceptance/${call}`, { body: given })

  const makeTemplate = async (text = templateBody) => {
    const wish = { title: fresh("Modelo "), language: "ptBr", body: text, owner: 1 }
    return (await ask("POST", "/company/contract-templates", wish)).body
  }
  const makeContract = async (more: object = {}) => {
    const template = (await makeTemplate())._id
    const number = fresh("ct-").toUpperCase()
    const emails = ["ana", "rui"].map((name) => `${name}.${number.toLowerCase()}@exemplo.test`)
    const wish = {
      number,
      template,
      startsAt: "2026-01-05",
      renewal: "MANUAL",
      commission: 1250,
      monthlyFee: 14_900,
      signers: [
        { name: "Ana Prado", email: emails[0], cpf },
        { name: "Rui Sá", email: emails[1] },
      ],
      owner: 1,
      ...more,
    }
    const made = await ask("POST", path, wish)
    expect([made.status, made.text]).toEqual([200, expect.any(String)])
    return { id: made.body._id as number, number, emails: emails as [string, string] }
  }
  type Contract = Awaited<ReturnType<typeof makeContract>>

  const send = ({ id }: Pick<Contract, "id">, given: object = {}) =>
    ask("POST", `${path}/${id}/send-for-acceptance`, given)
  const read = async ({ id }: Contract) => (await ask("GET", `${path}/${id}/text`)).body
  const mailTo = async (email: string): Promise<ReadonlyArray<Mail>> =>
    ((await api().ask("GET", "/demo/outbox")).body as ReadonlyArray<Mail>).filter(({ to }) => to === email)
  /** The token of the so-many-th mail to somebody. */
  const tokenOf = async (email: string, which = 1) => {
    await expect.poll(async () => (await mailTo(email)).length).toBe(which)
    const [{ text } = { text: "" }] = await mailTo(email)
    return /\/contract-acceptance#([\w-]{43})/.exec(text)?.[1] ?? ""
  }
  const statusOf = async ({ id }: Contract) => (await ask("GET", `${path}/${id}`)).body.status
  const accept = async (token: string, more: object = {}) => {
    const { hash = "" } = (await open("open", { token })).body
    return open("accept", { token, name: "Ana Prado", cpf, hash, ...more })
  }
  const reasonOf = async (token: string) => {
    const { status, body: answer } = await open("open", { token })
    return status === 410 ? answer.reason : status
  }
  return { ask, open, makeTemplate, makeContract, send, read, mailTo, tokenOf, statusOf, accept, reasonOf }
}
