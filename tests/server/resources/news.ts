import { expect, test } from "vitest"
import { markOverdue } from "../../../host/server/invoices/overdueInvoices.ts"
import { remindPayers } from "../../../host/server/invoices/reminders.ts"
import { tellOfSoldOut } from "../../../host/server/menu/tellOfSoldOut.ts"
import { tellOfLateOrders } from "../../../host/server/orders/tellOfOrders.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh, type Kind } from "../api.ts"
import { asking } from "./asking.ts"

interface Item {
  readonly _id: number
  readonly kind: string
  readonly list: string
  readonly record: number
  readonly values: Readonly<Record<string, unknown>>
  readonly isRead: boolean
}

/** News: who is told of what, and that nobody is told of what they did or no longer see. */
export const newsSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const newsOf = async (as: Kind) =>
    (await ask("GET", "/news", undefined, { as })).body as {
      readonly items: ReadonlyArray<Item>
      readonly unread: number
    }
  const kindsOf = async (as: Kind, list: string, record: number) =>
    (await newsOf(as)).items
      .filter((item) => item.list === list && item.record === record)
      .map(({ kind }) => kind)
  const db = () => api().server.store!.db

  const openTicket = async () => {
    const body = { subject: fresh("Assunto "), description: "Ajuda", category: "APP", priority: "LOW" }
    return (await ask("POST", "/helpdesk/ticket", body, { as: "restaurant" })).body
  }
  const onTicket = (id: number, what: string, body: object, as: Kind = "application") =>
    ask("POST", `/helpdesk/ticket/${id}/${what}`, body, { as })
  const write = (id: number, as: Kind, more: object = {}) =>
    onTicket(id, "messages", { kind: "PUBLIC", body: "Texto", ...more }, as)

  test("whoever opened a ticket is told of replies and its end, and its assignee of the store's words", async () => {
    const { _id, protocol, subject } = await openTicket()
    const me = (await ask("GET", "/acl/users/me", undefined, { as: "application" })).body
    await onTicket(_id, "assign", { assignee: me.id ?? me._id }, "root")
    await write(_id, "application", { kind: "INTERNAL" })
    await write(_id, "application")
    await write(_id, "restaurant")
    await onTicket(_id, "move", { to: "SOLVED" })
    expect(await kindsOf("restaurant", "tickets", _id)).toEqual(["TICKET_SOLVED", "TICKET_ANSWERED"])
    expect(await kindsOf("application", "tickets", _id)).toEqual(["TICKET_WRITTEN", "TICKET_ASSIGNED"])
    const [latest] = (await newsOf("restaurant")).items
    expect(latest).toMatchObject({ values: { name: protocol, subject }, isRead: false })
  })

  test("news are read once for all, or those of one record alone", async () => {
    const [one, other] = [await openTicket(), await openTicket()]
    await write(one._id, "application")
    await write(other._id, "application")
    const { items, unread } = await newsOf("restaurant")
    const read = (body: object) => ask("POST", "/news/read", body, { as: "restaurant" })
    const upTo = items[0]!._id
    const after = await read({ upTo, of: { list: "tickets", record: one._id } })
    expect(after.body).toEqual({ unread: unread - 1 })
    expect((await read({ upTo })).body).toEqual({ unread: 0 })
    expect((await newsOf("restaurant")).items.every(({ isRead }) => isRead)).toBe(true)
  })

  test("nobody is told of a record that left their reach, nor reads others' news", async () => {
    const { _id } = await openTicket()
    await write(_id, "application")
    expect(await kindsOf("restaurant", "tickets", _id)).toEqual(["TICKET_ANSWERED"])
    expect(await kindsOf("supermarket", "tickets", _id)).toEqual([])
    await api().rows(`update tickets set company_id = 2 where id = ${_id}`)
    expect(await kindsOf("restaurant", "tickets", _id)).toEqual([])
    expect((await ask("GET", "/news", undefined, { as: "root" })).status).toBe(200)
  })

  test("a store is told of its invoice: issued, due, overdue, paid", async () => {
    const day = platformDay()
    const body = {
      number: fresh("N-").toUpperCase().slice(0, 20),
      owner: 1,
      periodFrom: "2024-01-01",
      periodTo: "2024-01-31",
      dueOn: dayAfter(day, 2),
      adjustments: [{ description: "Ajuste", side: "CHARGE", amount: 12_345 }],
    }
    const { _id } = (await ask("POST", "/billing/invoices", body, { as: "application" })).body
    const move = (to: string) => ask("POST", `/billing/invoices/${_id}/move`, { to }, { as: "application" })
    const at = (of: string) => new Date(`${of}T15:00:00Z`)
    await move("OPEN")
    await remindPayers(db(), at(day))
    await remindPayers(db(), at(day))
    await markOverdue(db(), at(dayAfter(day, 4)))
    await move("PAID")
    expect(await kindsOf("restaurant", "invoices", _id)).toEqual([
      "INVOICE_PAID",
      "INVOICE_OVERDUE",
      "INVOICE_DUE",
      "INVOICE_ISSUED",
    ])
    expect(await kindsOf("application", "invoices", _id)).toEqual([])
    expect(await kindsOf("supermarket", "invoices", _id)).toEqual([])
  })

  test("whoever may approve is told of what waits, and whoever asked of the decision", async () => {
    const { _id } = (await create(notifications, { scheduledFor: null })).body
    const move = (to: string, as: Kind) => ask("POST", `${notifications.path}/${_id}/move`, { to }, { as })
    const asked = await move("SUBMITTED", "application")
    expect([asked.status, asked.text]).toEqual([200, expect.any(String)])
    expect(await kindsOf("root", "notifications", _id)).toEqual(["APPROVAL_WAITING"])
    expect(await kindsOf("application", "notifications", _id)).toEqual([])
    await move("DRAFT", "root")
    expect(await kindsOf("application", "notifications", _id)).toEqual(["APPROVAL_REFUSED"])
  })

  test("a store is told once of an item that has been sold out for days, and again when it happens anew", async () => {
    const soldOut = (more: string) =>
      api()
        .rows(`update menu_items set status = 'OUT_OF_STOCK', updated_at = now() - interval '7 days' ${more}
        where id = (select min(id) from menu_items where company_id = 1) returning id`)
    const [row] = await soldOut(", sold_out_until = now() - interval '1 day'")
    const item = Number(row!["id"])
    await tellOfSoldOut(db())
    expect(await kindsOf("restaurant", "menuItems", item)).toEqual([])
    await soldOut(", sold_out_until = null")
    await tellOfSoldOut(db())
    await tellOfSoldOut(db())
    expect(await kindsOf("restaurant", "menuItems", item)).toEqual(["ITEM_SOLD_OUT"])
    const { items } = await newsOf("restaurant")
    expect(items.find(({ list }) => list === "menuItems")?.values).toMatchObject({ days: 7 })
    expect(await kindsOf("supermarket", "menuItems", item)).toEqual([])
    await api().rows(`update news set created_at = now() - interval '8 days' where record_id = ${item}`)
    await tellOfSoldOut(db())
    expect(await kindsOf("restaurant", "menuItems", item)).toEqual(["ITEM_SOLD_OUT", "ITEM_SOLD_OUT"])
  })

  test("a store is told of an order somebody else canceled, and once of one that nobody took", async () => {
    const place = async () => {
      const [row] = await api().rows(`insert into orders (company_id, status, total_cents, placed_at)
        values (1, 'WAIT_COMPANY', 1000, now() - interval '20 minutes') returning id`)
      return Number(row!["id"])
    }
    const [late, canceled] = [await place(), await place()]
    await tellOfLateOrders(db())
    await tellOfLateOrders(db())
    expect(await kindsOf("restaurant", "restaurantOrders", late)).toEqual(["ORDER_LATE"])
    const body = { to: "CANCELED", reason: "TOO_BUSY", payer: "STORE" }
    const answer = await ask("POST", `/order/${canceled}/move`, body, { as: "application" })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    expect((await kindsOf("restaurant", "restaurantOrders", canceled))[0]).toBe("ORDER_CANCELED")
    expect(await kindsOf("application", "restaurantOrders", canceled)).toEqual([])
  })
}
