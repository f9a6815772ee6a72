import type { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMemo, useState } from "react"
import { legalTexts } from "../../contract/legal/legalTexts.ts"
import type { Success } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { firstPage, PagedHistory } from "../../resource/PagedHistory.tsx"
import type { Column } from "../../ui/table/column.ts"
import { useLegalWords } from "./words.ts"

type Acceptance = Success<typeof legalTexts.acceptances>["items"][number]

const none = "–"

/** People who accepted an edition, with the time and origin. */
const LegalAcceptances = ({ row: { _id: id } }: { readonly row: RowOf<typeof legalDocuments> }) => {
  const say = useLegalWords()
  const moment = useMoment()
  const { client } = usePanel()
  const [at, setAt] = useState(firstPage)
  const load = useMemo(() => {
    const query = { pageIn: at.page, pageOut: at.pageSize }
    return client.api.call(legalTexts.acceptances, { params: { id }, query })
  }, [client, id, at])
  const { remote, reload } = useRemote(load)
  const columns = useMemo(
    (): ReadonlyArray<Column<Acceptance>> => [
      { id: "user", label: say("who"), area: "lead", render: ({ user }) => user },
      { id: "company", label: say("company"), area: "second", render: ({ company }) => company ?? none },
      { id: "at", label: say("when"), area: "second", render: ({ acceptedAt }) => moment(acceptedAt) },
      { id: "address", label: say("address"), area: "second", render: ({ address }) => address ?? none },
    ],
    [say, moment],
  )
  return (
    <PagedHistory
      title={say("acceptances")}
      none={say("noAcceptances")}
      failed={say("acceptancesFailed")}
      rowLabel={({ user }) => user}
      onTurn={setAt}
      onRetry={reload}
      {...{ columns, remote, at }}
    />
  )
}

export default LegalAcceptances
