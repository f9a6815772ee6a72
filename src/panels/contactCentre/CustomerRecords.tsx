import type { ComponentType, ReactNode } from "react"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useWords } from "../../frame/useWords.ts"
import { Link } from "../../ui/link/Link.tsx"
import type { Chat } from "../../business/conversation/chat.ts"
import { heading } from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import * as css from "./CustomerRecords.css.ts"
import { type ListByPhone, useFoundByPhone } from "./useFoundByPhone.ts"

export interface LineProps<A> {
  readonly record: A
  readonly href: string | undefined
}

/** Name of a record, as a link if the host shows the record. */
export const RecordName = ({ name, href }: { readonly name: string; readonly href: string | undefined }) => {
  const { navigation } = usePanel()
  if (href === undefined) return <strong>{name}</strong>
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {name}
    </Link>
  )
}

interface Props<A> {
  readonly chat: Chat
  readonly list: ListByPhone<A>
  /** The words for what is listed: its title, that there is none, and that it could not be read. */
  readonly words: readonly [
    title: "orders" | "tickets",
    none: "noOrders" | "noTickets",
    failed: "ordersFailed" | "ticketsFailed",
  ]
  readonly Line: ComponentType<LineProps<A>>
  /** Returns the host's address of a record; undefined if the host does not show it. */
  readonly hrefOf: (record: A) => string | undefined
  /** Totals of all their records. */
  readonly summary?: ReactNode
}

/** A customer's latest records of one list beside their conversation; nothing where the platform has no such list. */
export const CustomerRecords = <A extends { readonly _id: RecordId }>(props: Props<A>) => {
  const { chat, list, words, Line, hrefOf, summary } = props
  const [title, none, failed] = words
  const say = useWords("contactCentre", contactCentreWords)
  const { remote, reload, found } = useFoundByPhone(chat, list)
  const problem = failure(remote)
  if (problem && !found) return <LoadFailure title={say(failed)} error={problem} onRetry={reload} />
  if (!found) return null
  return (
    <section className={css.section} aria-label={say(title)}>
      <h3 className={heading}>{say(title)}</h3>
      {found.length === 0 ? null : summary}
      {found.length === 0 ? <p className={css.none}>{say(none)}</p> : null}
      <ul>
        {found.map((record) => (
          <Line key={idKey(record._id)} record={record} href={hrefOf(record)} />
        ))}
      </ul>
    </section>
  )
}
