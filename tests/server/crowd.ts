import { MailUnconfirmed, type Message } from "../../host/server/mail/mail.ts"
import { type Api, fresh } from "./api.ts"

/** So many customers of an application who live in a city of its own; a tenth of them have no e-mail. */
export const crowdOf = async (api: Api, count: number) => {
  const city = fresh("Cidade ")
  const [kept] = await api.rows(
    `insert into cities (application_id, name, state, time_zone, center)
     values (1, '${city}', 'SP', 'America/Sao_Paulo', point(-46.65, -23.56)) returning id`,
  )
  await api.rows(`insert into registered_people (application_id, name, kind, roles, status, accepts_marketing, city, email)
    select 1, 'Pessoa ' || n, 'PF', '{CUSTOMER}', 'ACTIVE', true, '${city}',
      case when n % 10 > 0 then 'n' || n || '@${city.trim().replaceAll(" ", "-").toLowerCase()}.test' end
    from generate_series(1, ${count}) n`)
  return Number(kept!["id"])
}

/** A mail server that keeps whom it sent to; `trouble` says what it does with a letter instead. */
export const mailServer = (
  trouble: (message: Message, place: number) => Error | undefined = () => undefined,
) => {
  const sent: Array<string> = []
  let place = 0
  const send = async (message: Message) => {
    const wrong = trouble(message, (place += 1))
    if (wrong && !(wrong instanceof MailUnconfirmed)) throw wrong
    sent.push(message.to)
    if (wrong) throw wrong
  }
  return { mail: { send }, sent }
}

/** Returns the state of each recipient of a notification. */
export const recipientStates = async (api: Api, id: number) =>
  (await api.rows(`select state from message_recipients where list = 'notifications' and record_id = ${id}`))
    .map(({ state }) => state)
    .toSorted()

/** The address by which somebody unsubscribes, on a server whose address a test need not know. */
export const unsubscribeLink = ({ person }: { readonly person: number }) =>
  `https://loja.test/unsubscribe/p${person}`
