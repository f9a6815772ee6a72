import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { braspag } from "../../../host/server/acquirer/braspag.ts"
import { confirmOperation } from "../../../host/server/acquirer/confirmOperation.ts"
import { type Api, fresh, type Kind, sibling } from "../api.ts"
import { startBraspag } from "../braspagServer.ts"

/** Card payments that are captured, voided and refunded, with an acquirer that refuses, is silent or slow. */
export const acquiringSuite = (api: () => Api) => {
  let far: Awaited<ReturnType<typeof startBraspag>>
  let server: Api
  beforeAll(async () => {
    far = await startBraspag()
    server = await sibling(api(), { braspag: far.options })
  })
  afterEach(() => {
    far.refuse()
    far.silence(false)
  })
  afterAll(async () => {
    await server.server.close()
    await far.close()
  })

  /** A payment of 100.00 at the first store, here and at the acquirer. */
  const pay = async (
    status: "AUTHORIZED" | "CAPTURED",
    splits: ReadonlyArray<object> = [],
    company = "select id, application_id from companies where id = 1",
  ) => {
    const paymentId = fresh("PAY-").toUpperCase()
    const captured = status === "CAPTURED" ? 10_000 : 0
    const [row] = await api().rows(`insert into braspag_transactions
      (application_id, company_id, status, payment_id, method, amount, captured, refunded, splits)
      select c.application_id, c.id, '${status}', '${paymentId}', 'CREDIT', 10000, ${captured}, 0,
        '${JSON.stringify(splits)}' from (${company}) c
      returning id::int`)
    far.sales.set(paymentId, { status: captured > 0 ? 2 : 1, amount: 10_000, captured, voided: 0 })
    return { id: Number(row!["id"]), paymentId }
  }
  const operate = (
    id: number,
    operation: string,
    cents: number,
    { as = "application", key }: { readonly as?: Kind; readonly key?: string } = {},
  ) =>
    server.ask("POST", `/braspag/transaction/${id}/operations`, {
      as,
      body: { operation, cents, reason: "Pedido devolvido" },
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    })
  const read = async (id: number) =>
    (await server.ask("GET", `/braspag/transaction/${id}`, { as: "application" })).body
  const sentFor = (paymentId: string) => far.heard.filter(({ url }) => url.includes(`/${paymentId}/`))
  const acquirer = () => braspag(far.options)
  const confirm = (operation: number) => confirmOperation(server.server.store!.db, acquirer(), operation)
  const open = async (id: number) => {
    const [row] = await api().rows(
      `select id::int, state from payment_operations where transaction_id = ${id} order by id desc limit 1`,
    )
    return row as { readonly id: number; readonly state: string }
  }

  test("a refund that was done is done, whatever characters the gateway's answer has in it", async () => {
    const { id } = await pay("CAPTURED")
    far.code("0\0\uD800 ok")
    const done = await operate(id, "REFUND", 1000)
    far.code("0")
    expect([done.status, done.body.state]).toEqual([200, "DONE"])
    expect((await read(id)).operations).toMatchObject([{ state: "DONE", code: "0\uFFFD ok" }])
  })

  test("an authorized payment is captured in part, and its history says who did it and why", async () => {
    const { id, paymentId } = await pay("AUTHORIZED")
    const done = await operate(id, "CAPTURE", 8000)
    expect([done.status, done.body.state]).toEqual([200, "DONE"])
    expect(done.body.transaction).toMatchObject({ status: "CAPTURED", captured: 8000, unconfirmed: null })
    const [sent] = sentFor(paymentId)
    expect(sent).toMatchObject({ url: `/v2/sales/${paymentId}/capture?amount=8000`, id: "merchant" })
    expect((await read(id)).operations).toMatchObject([
      { operation: "CAPTURE", amount: 8000, state: "DONE", requestId: sent!.requestId },
    ])
    const { items } = (await server.ask("GET", `/braspag/transaction/${id}/history`, { as: "application" }))
      .body
    expect(items).toMatchObject([
      { action: "STATUS", reason: "Pedido devolvido" },
      { action: "UPDATE", reason: "Pedido devolvido" },
    ])
    expect(JSON.stringify(items)).not.toContain("s/ecret")
  })

  test("a payment is refunded in parts, to each seller its share, and never beyond what was captured", async () => {
    const { id, paymentId } = await pay("CAPTURED", [
      { receiver: "Cantina", merchantId: "store", amount: 8800, mdr: 349, fee: 40, net: 0 },
      { receiver: "Plataforma", merchantId: "own", amount: 1200, mdr: 0, fee: 0, net: 0 },
    ])
    expect((await operate(id, "REFUND", 3333)).body.transaction).toMatchObject({
      status: "CAPTURED",
      refunded: 3333,
    })
    const parts = (sentFor(paymentId)[0]!.body as { VoidSplitPayments: Array<{ VoidedAmount: number }> })
      .VoidSplitPayments
    expect(parts.map(({ VoidedAmount }) => VoidedAmount)).toEqual([2933, 400])
    expect((await operate(id, "REFUND", 6668)).body).toMatchObject({ reason: "AMOUNT", cents: 6667 })
    expect((await operate(id, "REFUND", 6667)).body.transaction).toMatchObject({ status: "REFUNDED" })
    expect(far.sales.get(paymentId)).toMatchObject({ status: 11, voided: 10_000 })
    expect((await operate(id, "REFUND", 1)).body).toMatchObject({ reason: "STATUS", cents: 0 })
    expect(sentFor(paymentId)).toHaveLength(2)
  })

  test("before it is captured a payment is voided as a whole alone", async () => {
    const { id } = await pay("AUTHORIZED")
    expect((await operate(id, "REFUND", 10_000)).body).toMatchObject({ reason: "STATUS" })
    expect((await operate(id, "VOID", 500)).body).toMatchObject({ reason: "WHOLE", cents: 10_000 })
    expect((await operate(id, "VOID", 10_000)).body.transaction.status).toBe("VOIDED")
  })

  test("what the acquirer refuses changes nothing, says its code, and may be tried again", async () => {
    const { id } = await pay("CAPTURED")
    far.refuse(200, { Status: 2, ReasonCode: 7, ProviderReturnCode: "57" })
    const refused = await operate(id, "REFUND", 500)
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ _tag: "AcquirerRefused", code: "57" }),
    ])
    far.refuse(400, [{ Code: 308, Message: "Transaction not available to void" }])
    expect((await operate(id, "REFUND", 500)).body.code).toBe("308")
    expect(await read(id)).toMatchObject({ refunded: 0, unconfirmed: null })
    far.refuse()
    expect((await operate(id, "REFUND", 500)).body.state).toBe("DONE")
  })

  test("an answer that does not come is asked for until it is known, and nothing is done meanwhile", async () => {
    const { id, paymentId } = await pay("CAPTURED")
    far.silence(true)
    const lost = await operate(id, "REFUND", 4000, { key: "lost-refund" })
    expect([lost.status, lost.body.state]).toEqual([200, "UNCONFIRMED"])
    expect(lost.body.transaction).toMatchObject({ unconfirmed: "REFUND", refunded: 0 })
    expect((await operate(id, "REFUND", 4000)).body).toMatchObject({ reason: "UNCONFIRMED" })
    const { id: operation } = await open(id)
    expect(await confirm(operation)).toBeInstanceOf(Date)
    far.silence(false)
    await api().rows(`update jobs set due_at = now() where key = 'payment_operations/${operation}'`)
    await expect.poll(async () => (await read(id)).refunded, { timeout: 12_000 }).toBe(4000)
    const again = await operate(id, "REFUND", 4000, { key: "lost-refund" })
    expect(again.body).toMatchObject({ operation, state: "DONE" })
    expect(sentFor(paymentId)).toHaveLength(1)
  })

  test("one that another process finds done first is done once, whatever its answer says later", async () => {
    const { id, paymentId } = await pay("CAPTURED")
    const release = far.hold()
    const asked = operate(id, "REFUND", 2500)
    await expect.poll(() => sentFor(paymentId)).toHaveLength(1)
    await confirm((await open(id)).id)
    expect(await read(id)).toMatchObject({ refunded: 2500, unconfirmed: null })
    release()
    expect((await asked).body.state).toBe("DONE")
    expect(await read(id)).toMatchObject({ refunded: 2500, events: [{ amount: 2500 }] })
  })

  test("what a process noted and died before it sent is told not to have arrived, and is free again", async () => {
    const { id } = await pay("CAPTURED")
    await api()
      .rows(`insert into payment_operations (transaction_id, operation, cents, reason, request_id, user_name)
      values (${id}, 'REFUND', 700, 'Pedido devolvido', gen_random_uuid(), 'Ana')`)
    const { id: operation } = await open(id)
    expect(await confirm(operation)).toBeInstanceOf(Date)
    expect((await open(id)).state).toBe("UNCONFIRMED")
    await api().rows(
      `update payment_operations set created_at = now() - interval '11 minutes' where id = ${operation}`,
    )
    expect(await confirm(operation)).toBeUndefined()
    expect(await read(id)).toMatchObject({ refunded: 0, operations: [{ state: "NOT_DONE" }] })
    expect((await operate(id, "REFUND", 700)).body.state).toBe("DONE")
  })

  test("two at once refund no more than there is", async () => {
    const { id, paymentId } = await pay("CAPTURED")
    const both = await Promise.all([operate(id, "REFUND", 6000), operate(id, "REFUND", 6000)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(far.sales.get(paymentId)).toMatchObject({ voided: 6000 })
    expect((await read(id)).refunded).toBe(6000)
  })

  test("others' payments are not found, and a server without an acquirer says so", async () => {
    const { id, paymentId } = await pay("CAPTURED")
    const elsewhere = "select id, application_id from companies where application_id <> 1 limit 1"
    const other = await pay("CAPTURED", [], elsewhere)
    expect((await operate(other.id, "REFUND", 1)).status).toBe(404)
    expect(sentFor(other.paymentId)).toEqual([])
    expect((await operate(id, "REFUND", 1, { as: "supermarket" })).status).toBe(403)
    const alone = await api().ask("POST", `/braspag/transaction/${id}/operations`, {
      as: "application",
      body: { operation: "REFUND", cents: 1, reason: "Amostra" },
    })
    expect(alone.body).toMatchObject({ reason: "NOT_CONNECTED" })
    expect(alone.headers.get("balcao-extras")).not.toContain("acquiring")
    expect(sentFor(paymentId)).toEqual([])
  })
}
