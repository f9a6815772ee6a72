import type { emailTypes } from "../../contract/resources/emailTypes.ts"
import { useContext, useMemo, useState } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { StatusMark } from "../../resource/described/StatusMark.tsx"
import { firstPage, PagedHistory } from "../../resource/PagedHistory.tsx"
import { Link } from "../../ui/link/Link.tsx"
import type { Column } from "../../ui/table/column.ts"
import { RecordHrefContext } from "../../resource/described/recordHref.ts"
import { TypeSender } from "./TypeSender.tsx"
import { useTypeWords } from "./words.ts"

const resource: Resource = emailTemplates
const nameOf = ({ name }: RowOf<typeof emailTemplates>) => name

const Name = ({ row }: { readonly row: RowOf<typeof emailTemplates> }) => {
  const { navigation } = usePanel()
  const href = useContext(RecordHrefContext)?.("emailTemplates", row._id)
  if (href === undefined) return nameOf(row)
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {nameOf(row)}
    </Link>
  )
}

/** Uses of an email type: its sender, and its templates. */
const TypeUses = ({ row: type }: { readonly row: RowOf<typeof emailTypes> }) => {
  const say = useTypeWords()
  const { client } = usePanel()
  const [at, setAt] = useState(firstPage)
  const columns = useMemo(
    (): ReadonlyArray<Column<RowOf<typeof emailTemplates>>> => [
      { id: "name", area: "lead", label: say("name"), render: (row) => <Name row={row} /> },
      {
        id: "language",
        area: "second",
        label: say("language"),
        render: (row) => <KindCell {...{ resource, row }} name="language" />,
      },
      { id: "sent", align: "end", label: say("sent"), render: (row) => row.sent ?? 0 },
      {
        id: "status",
        area: "tags",
        label: say("status"),
        render: ({ status = "" }) => <StatusMark {...{ resource, status }} />,
      },
    ],
    [say],
  )
  const load = useMemo(
    () =>
      client.api.call(callsOf(emailTemplates).find, {
        body: {
          filter: { type: [type._id] },
          sortField: "publishedAt",
          sortOrder: "desc",
          pageNumber: at.page,
          pageSize: at.pageSize,
        } as never,
      }),
    [client, type._id, at],
  )
  const { remote, reload } = useRemote(load)
  return (
    <>
      <TypeSender row={type} />
      <PagedHistory
        title={say("templates")}
        none={say("none")}
        failed={say("failed")}
        rowLabel={nameOf}
        remote={remote}
        {...{ columns, at }}
        onTurn={setAt}
        onRetry={reload}
      />
    </>
  )
}

export default TypeUses
