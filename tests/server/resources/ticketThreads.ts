import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import type { Api, Kind } from "../api.ts"
import { asking } from "./asking.ts"

const resource: Resource = tickets

/** Tests of the messages in tickets, and of the people notified. */
export const ticketThreadSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const open = async (more: object = {}) => (await create(resource, more)).body
  const write = (id: number, body: object, as: Kind = "root", headers = {}) =>
    ask(
      "POST",
      `${resource.path}/${id}/messages`,
      { kind: "PUBLIC", body: "Amostra", ...body },
      { as, headers },
    )
  const read = (key: string | number, as: Kind = "root") =>
    ask("GET", `/helpdesk/thread/${key}`, undefined, { as })
  const bodiesOf = (thread: { readonly messages: ReadonlyArray<{ readonly body: string }> }) =>
    thread.messages.map(({ body }) => body)

  test("a company reads the answers to its ticket and never a note, nor its file, nor that there was one", async () => {
    const { _id, protocol } = await open()
    const file = await api().rows(
      "insert into files (name, type, size, uploaded_by) values ('nota.pdf', 'application/pdf', 4, 1) returning id",
    )
    const id = Number(file[0]?.["id"])
    await write(_id, { body: "Resposta" })
    const noted = await write(_id, { kind: "INTERNAL", body: "Segredo", files: [id] })
    expect(noted.body.message).toMatchObject({
      kind: "INTERNAL",
      isDesk: true,
      isOwn: true,
      files: [{ _id: id }],
    })
    const desk = await read(protocol)
    expect(bodiesOf(desk.body)).toEqual(["Resposta", "Segredo"])
    const theirs = await read(protocol, "restaurant")
    expect(bodiesOf(theirs.body)).toEqual(["Resposta"])
    expect(JSON.stringify(theirs.body)).not.toContain("Segredo")
    expect(theirs.body.ticket.updatedAt).toBe(desk.body.ticket.updatedAt)
    expect((await ask("GET", `/files/${id}`, undefined, { as: "restaurant" })).status).toBe(404)
    expect((await write(_id, { kind: "INTERNAL" }, "restaurant")).status).toBe(403)
    // A note nobody told them of is none they should have read before they answer.
    const { _id: seen } = theirs.body.messages[0]
    expect((await write(_id, { seen }, "restaurant")).status).toBe(200)
  })

  test("another company's ticket is to its people as one that does not exist", async () => {
    const { _id, protocol } = await open()
    const answers = [await read(protocol, "supermarket"), await read("BD-0", "supermarket")]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual({ ...answers[1]?.body, requestId: answers[0]?.body.requestId })
    expect((await write(_id, {}, "supermarket")).status).toBe(404)
    expect((await read(_id)).body.ticket.protocol).toBe(protocol)
  })

  test("an answer moves its ticket in the same act, and only the desk's first one is the first reply", async () => {
    const { _id } = await open()
    const asked = await write(_id, {}, "restaurant")
    expect(asked.body.ticket).toMatchObject({ status: "NEW", firstReplyAt: null })
    const noted = await write(_id, { kind: "INTERNAL" })
    expect(noted.body.ticket.firstReplyAt).toBeNull()
    const first = await write(_id, { status: "ON_HOLD" })
    expect(first.body.ticket).toMatchObject({ status: "ON_HOLD", firstReplyAt: expect.any(String) })
    const second = await write(_id, {})
    expect(second.body.ticket.firstReplyAt).toBe(first.body.ticket.firstReplyAt)
    const refused = await write(_id, { status: "IN_PROGRESS", body: "Nada disso" }, "restaurant")
    expect([refused.status, bodiesOf((await read(_id)).body).includes("Nada disso")]).toEqual([409, false])
    const { body } = await ask("GET", `${resource.path}/${_id}/history`)
    const fields = body.items.flatMap(({ changes }: { readonly changes: ReadonlyArray<{ field: string }> }) =>
      changes.map(({ field }) => field),
    )
    expect(fields.filter((field: string) => field === "firstReplyAt")).toHaveLength(1)
  })

  test("a company's answer wakes a ticket that waits for it, and opens one again that was solved", async () => {
    const { _id } = await open()
    await write(_id, { status: "ON_HOLD" })
    expect((await write(_id, {}, "restaurant")).body.ticket.status).toBe("IN_PROGRESS")
    await write(_id, { status: "SOLVED" })
    await api().rows(`update tickets set solved_at = now() - interval '2 minutes' where id = ${_id}`)
    const again = await write(_id, {}, "restaurant")
    expect(again.body.ticket).toMatchObject({ status: "IN_PROGRESS", reopenings: 1, solvedAt: null })
    expect((await write(_id, {})).body.ticket.status).toBe("IN_PROGRESS")
  })

  test("nobody answers past what others wrote meanwhile, nor twice with one key, nor in a canceled ticket", async () => {
    const { _id } = await open()
    const first = await write(_id, {}, "restaurant")
    const stale = await write(_id, { seen: null })
    expect([stale.status, stale.body._tag]).toEqual([409, "TicketAnswered"])
    const said = { body: "Uma vez", seen: first.body.message._id }
    const key = { "idempotency-key": "thread-0123456789abcdef0123456789abcdef" }
    const twice = [await write(_id, said, "root", key), await write(_id, said, "root", key)]
    expect(twice.map(({ body }) => body.message._id)).toEqual(
      Array.from({ length: 2 }, () => twice[0]?.body.message._id),
    )
    expect(bodiesOf((await read(_id)).body).filter((body) => body === "Uma vez")).toHaveLength(1)
    await ask("POST", `${resource.path}/${_id}/move`, { to: "CANCELED", reason: "Engano" })
    expect((await write(_id, {})).status).toBe(409)
    expect((await write(_id, { kind: "INTERNAL" })).status).toBe(200)
  })

  test("what a message may not be is refused with what is wrong, and nothing is kept", async () => {
    const { _id } = await open()
    const refused = [
      await write(_id, { body: "  " }),
      await write(_id, { body: "a".repeat(5001) }),
      await write(_id, { kind: "SECRET" }),
      await write(_id, { files: [9_999_999] }),
      await write(_id, { status: "CANCELED" }),
      await write(_id, { author: "Outra pessoa" }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 422, 400, 400])
    expect((await read(_id)).body.messages).toEqual([])
  })
}
