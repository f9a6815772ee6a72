import { type Api, type Ask, fresh } from "./api.ts"

let last = 0

/** A phone nobody has yet. */
export const freshPhone = () => `5511${980_000_000 + (process.pid % 190_000) * 100 + (last += 1)}`

/** The ways to a company's conversations. */
export const conversationCalls = (api: () => Api, company: string = "1") => {
  const ask = (method: string, path: string, body?: unknown, more: Ask = {}) =>
    api().ask(method, path, {
      as: "root",
      ...(body === undefined ? {} : { body }),
      ...more,
      headers: { company, ...more.headers },
    })
  const thread = async (phone: string, query = "") =>
    (await ask("GET", `/whatsapp?phone=${phone}${query}`)).body as ReadonlyArray<{
      _id: number
      body: string
      status: string
      kind: string
    }>
  /** A contact who has just written, as the server would take it in. */
  const customer = async (name = fresh("Cliente ")) => {
    const phone = freshPhone()
    const { body } = await ask("POST", "/contact", { name, phone })
    const contact = body._id as number
    await api().rows(`update contacts set customer_at = now() where id = ${contact}`)
    return { contact, phone, name }
  }
  const statusOf = async (id: number) =>
    (await api().rows(`select status, failure from messages where id = ${id}`))[0]
  return { ask, thread, customer, statusOf }
}
