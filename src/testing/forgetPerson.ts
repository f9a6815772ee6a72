import { phoneKeyOf } from "../contract/people/phone.ts"
import { emptyValues } from "../contract/resource/body.ts"
import type { Resource } from "../contract/resource/resource.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { ResourceMemory } from "./resourceMemory.ts"
import type { Values } from "./resourceValues.ts"

/** A record after a write. */
export const changed = (row: KeptRow, values: Values): KeptRow => ({
  ...row,
  version: row.version + 1,
  updatedAt: new Date().toISOString(),
  values,
})

/** Fields that identify nobody, and those that figures are computed from. */
const keptFields = ["kind", "roles", "person", "isOnline", "shifts", "payPerOrder"]

/** A record with nothing that tells who it was of. */
export const forgotten = ({ fields }: Resource, row: KeptRow): KeptRow => {
  const values = Object.entries(fields).map(([name, { kind, rules }]) => {
    const isServerFact = rules.from === "server" && kind !== "text" && name !== "pinSetAt"
    const stays = keptFields.includes(name) || isServerFact
    return [name, stays ? row.values[name] : (emptyValues[kind] ?? null)] as const
  })
  return changed(row, { ...Object.fromEntries(values), name: `#${row._id}` })
}

const phonesOf = ({ values: { phone, morePhones } }: KeptRow): ReadonlyArray<string> => {
  const more = (morePhones ?? []) as ReadonlyArray<{ readonly phone: string }>
  return [phone, ...more.map((one) => one.phone)].flatMap((one) => (one ? phoneKeyOf(String(one)) : []))
}

/** A number without its area code may be anybody's. */
const minKeyLength = 10

/** Erased values of a person's ticket; the times it was opened and solved stay. */
const nothingWritten = {
  customer: null,
  phone: null,
  email: null,
  cpf: null,
  orderCode: null,
  attachment: null,
}

/** Erases what tells of somebody from their orders, tickets and shoppers' records, and their conversations. */
export const forgetElsewhere = ({ lists, table }: ResourceMemory, person: KeptRow): void => {
  const otherPhones = [...table.rows.values()].filter(({ _id }) => _id !== person._id).flatMap(phonesOf)
  const own = phonesOf(person).filter((key) => key.length >= minKeyLength && !otherPhones.includes(key))
  const isOwnPhone = (phone: string | null | undefined) => phone != null && own.includes(phoneKeyOf(phone))
  for (const order of lists.orders.values())
    if (isOwnPhone(order.customer?.phone)) lists.orders.put({ ...order, customer: null, address: null })
  for (const { _id, phone } of lists.chat.conversations.values())
    if (isOwnPhone(phone)) lists.chat.remove(_id)
  const tickets = lists.tables.find(({ resource }) => resource.name === "tickets")?.table.rows
  for (const row of tickets?.values() ?? []) {
    const number = `#${row._id}`
    const written = { ...nothingWritten, subject: number, description: number }
    if (isOwnPhone(row.values["phone"] as string | null))
      tickets?.set(row._id, changed(row, { ...row.values, ...written }))
  }
  const shoppers = lists.tables.find(({ resource }) => resource.name === "shoppers")
  for (const row of shoppers?.table.rows.values() ?? [])
    if (Number(row.values["person"]) === person._id)
      shoppers?.table.rows.set(row._id, forgotten(shoppers.resource, row))
}
