import type { people } from "../../contract/resources/people.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMemo, useState } from "react"
import { allows } from "../../contract/access/access.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import type { Contact } from "../../contract/contact/contact.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { formatPhone, phoneKeyOf } from "../../contract/people/phone.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { firstPage, PagedHistory } from "../../resource/PagedHistory.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { lock, circleAlert } from "../../ui/icon/icons.ts"
import type { Column } from "../../ui/table/column.ts"
import { usePeopleWords } from "./words.ts"

const codeOf = ({ code, _id }: ListedOrder) => `#${code ?? _id}`

const useOrderColumns = (): ReadonlyArray<Column<ListedOrder>> => {
  const say = usePeopleWords()
  const status = useWords("statuses", statusWords)
  const moment = useMoment()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: "placedAt",
        area: "lead",
        label: say("placedAt"),
        render: ({ placedAt, company }) => moment(placedAt, company),
      },
      { id: "code", area: "id", label: say("code"), render: codeOf },
      { id: "company", area: "second", label: say("company"), render: ({ company }) => company?.name },
      {
        id: "total",
        align: "end" as const,
        label: say("total"),
        render: ({ totals }) => totals && money(totals.totalCents),
      },
      {
        id: "status",
        area: "tags",
        label: say("status"),
        render: (order) => {
          const key = orderStatusKey(order)
          return key ? status(key) : order.status
        },
      },
    ],
    [say, status, moment, money],
  )
}

const Orders = ({ phones }: { readonly phones: ReadonlyArray<string> }) => {
  const { client } = usePanel()
  const say = usePeopleWords()
  const columns = useOrderColumns()
  const [at, setAt] = useState(firstPage)
  const load = useMemo(
    () =>
      client.api.call(orders.find, {
        body: {
          filter: { phones },
          sortField: "placedAt",
          sortOrder: "desc",
          pageNumber: at.page,
          pageSize: at.pageSize,
        },
      }),
    [client, phones, at],
  )
  const { remote, reload } = useRemote(load)
  return (
    <PagedHistory
      title={say("orders")}
      none={say("ordersNone")}
      failed={say("ordersFailed")}
      rowLabel={codeOf}
      {...{ columns, remote, at }}
      onTurn={setAt}
      onRetry={reload}
    />
  )
}

const nameOf = ({ name, phone }: Contact) => name || formatPhone(phone)

const Contacts = ({ phone, isOnly }: { readonly phone: string; readonly isOnly: boolean }) => {
  const { client } = usePanel()
  const say = usePeopleWords()
  const [at, setAt] = useState(firstPage)
  const columns = useMemo(
    (): ReadonlyArray<Column<Contact>> => [
      { id: "name", area: "lead", label: say("name"), render: nameOf },
      { id: "phone", area: "second", label: say("phone"), render: (one) => formatPhone(one.phone) },
    ],
    [say],
  )
  const load = useMemo(
    () => client.api.call(contacts.list, { query: { phone, page: at.page, limit: at.pageSize } }),
    [client, phone, at],
  )
  const { remote, reload } = useRemote(load)
  return (
    <PagedHistory
      title={isOnly ? say("conversations") : say("conversationsOf", { phone: formatPhone(phone) })}
      none={say("conversationsNone")}
      failed={say("conversationsFailed")}
      rowLabel={nameOf}
      {...{ columns, remote, at }}
      onTurn={setAt}
      onRetry={reload}
    />
  )
}

/** Their phones, each once however it is written. */
const phonesOf = (row: RowOf<typeof people>): ReadonlyArray<string> => {
  const { phone, morePhones } = row
  const all = [phone, ...morePhones.map((more) => more.phone)].flatMap((one) => one || [])
  return [...new Map(all.toReversed().map((one) => [phoneKeyOf(one), one])).values()].toReversed()
}

/** A person's orders and conversations, found by their phones, as far as the reader may see them. */
const PersonRelations = ({ row }: { readonly row: RowOf<typeof people> }) => {
  const { client } = usePanel()
  const say = usePeopleWords()
  const user = useValue(client.session.user)
  const offered = useValue(client.extras("main"))
  const phones = useMemo(() => phonesOf(row), [row])
  if (phones.length === 0)
    return <EmptyState icon={circleAlert} title={say("noPhone")} text={say("noPhoneText")} />
  const seesOrders = user && allows(orders.find.access, user) && offered?.has("orders")
  const seesContacts = user && allows(contacts.list.access, user)
  if (!seesOrders && !seesContacts) return <EmptyState icon={lock} title={say("denied")} />
  return (
    <>
      {seesOrders && <Orders phones={phones} />}
      {seesContacts &&
        phones.map((phone) => <Contacts key={phone} isOnly={phones.length === 1} {...{ phone }} />)}
    </>
  )
}

export default PersonRelations
