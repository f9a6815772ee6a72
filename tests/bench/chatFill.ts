import { password } from "../server/api.ts"
import type { Cluster } from "../server/postgres.ts"
import { firstNames, surnames } from "../../host/server/seed/names.ts"
import { pick } from "./fill.ts"

type Client = ReturnType<Cluster["client"]>

/** Messages per statement. */
const batch = 500_000

/** Messages of the longest thread. */
export const longest = 10_000

/** The phone of the longest thread's contact, who is called as nobody else. */
export const longPhone = "5511900000000"
export const longName = "Zuleica Longa"

/** A user like the demo's application user, because one user has at most 50 streams. */
export const agent = "agent"
const newAgent = `
  insert into users (username, fullname, email, password_hash, is_application, application_id)
  select '${agent}', 'Agente', '${agent}@balcao.test', password_hash, is_application, application_id
  from users where email = 'application@balcao.test'`

/** As `phoneKeyOf` has it: without the country and the ninth digit. */
const contacts = (count: number) => `
  insert into contacts (company_id, name, phone, phone_key, state, assignee_id, customer_at)
  select 1, ${pick(firstNames, 0)} || ' ' || ${pick(surnames, 1)} || ' ' || ${pick(surnames, 2)},
    '55119' || (10000000 + i), '11' || (10000000 + i),
    case when i % 5 = 0 then 'OPEN' else 'CLOSED' end, case when i % 7 = 0 then 1 end, now()
  from generate_series(1, ${count}) as i`

const longContact = `
  insert into contacts (company_id, name, phone, phone_key, state, customer_at)
  values (1, '${longName}', '${longPhone}', '1100000000', 'OPEN', now()) returning id`

/** Messages `from` to `to`, of contacts in no order, as they come in a day. */
const messages = (from: number, to: number, first: number, count: number) => `
  insert into messages (contact_id, direction, kind, body, status, created_at)
  select ${first} + (hashint4(i) & 2147483647) % ${count}, case when i % 2 = 0 then 'IN' else 'OUT' end, 'TEXT',
    'Mensagem ' || i || ' sobre o pedido de hoje, com uma ou duas frases de texto.',
    case when i % 2 = 0 then null else 'READ' end, now() - (${to} - i) * interval '1 second'
  from generate_series(${from}, ${to - 1}) as i`

const settle = `
  update contacts c set last_message_id = latest.id
  from (select contact_id, max(id) as id from messages group by contact_id) latest
  where latest.contact_id = c.id`

/** Adds contacts to the demo's first company, what was written with them, and the longest thread as the latest. */
export const fillChat = async (
  client: Client,
  size: { readonly contacts: number; readonly messages: number },
) => {
  await client.query("set statement_timeout = 0")
  await client.query(newAgent)
  await client.query(contacts(size.contacts))
  const { rows } = await client.query("select max(id) - $1 + 1 as first from contacts", [size.contacts])
  const first = Number(rows[0].first)
  for (let from = 0; from < size.messages; from += batch)
    await client.query(messages(from, Math.min(from + batch, size.messages), first, size.contacts))
  const made = await client.query(longContact)
  await client.query(messages(0, longest, Number(made.rows[0].id), 1))
  await client.query(settle)
  for (const table of ["contacts", "messages"]) await client.query(`vacuum analyze ${table}`)
}

/** Signs somebody of the demo in. */
export const tokenOf = async (address: string, who: string) => {
  const answer = await fetch(`${address}/users/auth-admin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@balcao.test`, password }),
  })
  const { accessToken } = (await answer.json()) as { readonly accessToken: string }
  return accessToken
}
