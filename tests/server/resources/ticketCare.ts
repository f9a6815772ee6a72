import { expect, test } from "vitest"
import { solveHeldTickets } from "../../../host/server/support/heldTickets.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { ticketReplies } from "../../../src/contract/resources/ticketReplies.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { type Api, fresh, type Kind } from "../api.ts"
import { deliverMail } from "../deliverMail.ts"
import { asking } from "./asking.ts"

const resource: Resource = tickets

/** Tests of tickets besides answers: emails, merging, ratings, and automatic closing. */
export const ticketCareSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const open = async (subject = fresh("Assunto ")) => {
    const body = { subject, description: `Sobre ${subject}`, category: "APP", priority: "LOW" }
    return (await ask("POST", resource.path, body, { as: "restaurant" })).body
  }
  const on = (id: number, what: string, body: object, as: Kind = "application") =>
    ask("POST", `${resource.path}/${id}/${what}`, body, { as })
  const write = (id: number, body: object, as: Kind = "application") =>
    on(id, "messages", { kind: "PUBLIC", body: "Resposta", ...body }, as)
  const thread = async (id: number, as: Kind = "restaurant") =>
    (await ask("GET", `/helpdesk/thread/${id}`, undefined, { as })).body
  const letters = async (part: string) => {
    const mail = (await api().rows(
      `select recipient as "to", title as subject, body as text from outbox_messages where outcome = 'KEPT'`,
    )) as unknown as ReadonlyArray<Readonly<Record<"to" | "subject" | "text", string>>>
    return mail.filter(({ subject, text }) => `${subject} ${text}`.includes(part))
  }

  test("whoever opened a ticket gets the desk's replies by email, and no note", async () => {
    const { _id, protocol } = await open()
    await write(_id, { kind: "INTERNAL", body: "Nota secreta" })
    await write(_id, { body: "Veja <b>isto</b>", status: "SOLVED" })
    await expect.poll(async () => (await letters(protocol)).length, { timeout: 40_000 }).toBe(1)
    const [letter] = await letters(protocol)
    expect(letter).toMatchObject({ to: "restaurant@balcao.test" })
    expect(letter?.text).toContain("Veja <b>isto</b>")
    expect(letter?.text).toContain(`/helpdesk/tickets/${protocol}`)
    expect(await letters("Nota secreta")).toEqual([])
  })

  test("saved replies are the help desk's: a store that answers its tickets does not read them", async () => {
    const find = (as: Kind) => ask("POST", `${ticketReplies.path}/find`, { pageSize: 5 }, { as })
    expect(await find("restaurant")).toMatchObject({ status: 403, body: { needs: [] } })
    expect((await find("application")).status).toBe(200)
  })

  test("a merged ticket is read in the one that stays, says so, and takes no more replies", async () => {
    const [one, other] = [await open(), await open()]
    await write(one._id, { body: "Na primeira" }, "restaurant")
    await write(other._id, { body: "Na segunda" }, "restaurant")
    expect((await on(one._id, "merge", { into: other._id }, "restaurant")).status).toBe(403)
    const merged = await on(one._id, "merge", { into: other._id })
    expect(merged.body).toMatchObject({ status: "CANCELED", mergedInto: { _id: other._id } })
    const { messages } = await thread(other._id)
    expect(messages.map(({ body }: { readonly body: string }) => body)).toEqual([
      one.description,
      "Na primeira",
      "Na segunda",
      expect.stringContaining(one.protocol),
    ])
    expect((await thread(one._id)).messages).toEqual([])
    expect((await write(one._id, {}, "restaurant")).status).toBe(409)
    expect((await on(one._id, "merge", { into: other._id })).status).toBe(409)
    expect((await on(other._id, "merge", { into: other._id })).status).toBe(422)
  })

  test("a solved ticket is rated by its company, until it is opened again", async () => {
    const { _id } = await open()
    expect((await on(_id, "rating", { rating: "GOOD" }, "restaurant")).status).toBe(409)
    await on(_id, "move", { to: "SOLVED" })
    expect((await on(_id, "rating", { rating: "GOOD" })).status).toBe(403)
    await on(_id, "rating", { rating: "GOOD" }, "restaurant")
    const bad = await on(_id, "rating", { rating: "BAD", comment: "Demorou" }, "restaurant")
    expect(bad.body).toMatchObject({ rating: "BAD", ratingComment: "Demorou" })
    await api().rows(`update tickets set solved_at = now() - interval '2 days' where id = ${_id}`)
    const again = await write(_id, {}, "restaurant")
    expect(again.body.ticket).toMatchObject({ status: "IN_PROGRESS", rating: null, reopenings: 1 })
  })

  test("a ticket on hold without an answer is solved after a week, and closed two weeks later", async () => {
    const { _id, protocol } = await open()
    await write(_id, { status: "ON_HOLD" })
    const look = () => solveHeldTickets(api().server.store!.db)
    await look()
    expect((await thread(_id)).ticket.status).toBe("ON_HOLD")
    await api().rows(`update tickets set updated_at = now() - interval '8 days' where id = ${_id}`)
    await Promise.all([look(), look()])
    expect((await thread(_id)).ticket).toMatchObject({ status: "SOLVED", isClosed: false })
    await deliverMail(api())
    await expect
      .poll(async () => (await letters(`${protocol} resolvido`)).length, { timeout: 40_000 })
      .toBe(1)
    await api().rows(`update tickets set solved_at = now() - interval '15 days' where id = ${_id}`)
    expect((await thread(_id)).ticket).toMatchObject({ isClosed: true, nextStatuses: [] })
    expect((await write(_id, {}, "restaurant")).status).toBe(409)
    expect((await on(_id, "move", { to: "IN_PROGRESS" })).status).toBe(200)
  })
}
