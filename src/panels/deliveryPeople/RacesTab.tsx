import { useMemo, useState } from "react"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { Race } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { Remote } from "../../frame/remote.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { firstPage, PagedHistory, type HistoryPage } from "../../resource/PagedHistory.tsx"
import { usePeopleWords } from "./words.ts"
import { Settlement } from "./Settlement.tsx"
import type { TabProps } from "./tabs.ts"
import { useRaceColumns } from "./useRaceColumns.tsx"

/** One page of races that were loaded all at once. */
const pageOf = <E,>(
  remote: Remote<ReadonlyArray<Race>, E>,
  { page, pageSize }: HistoryPage,
): Remote<{ items: ReadonlyArray<Race>; totalCount: number }, E> => {
  const of = (races: ReadonlyArray<Race>) => ({
    items: races.slice(page * pageSize, (page + 1) * pageSize),
    totalCount: races.length,
  })
  if (remote._tag === "Here") return { ...remote, data: of(remote.data) }
  return { ...remote, data: remote.data && of(remote.data) }
}

/** Deliveries of a delivery person, and their payment (section 7). */
export const RacesTab = (props: TabProps) => {
  const { client } = usePanel()
  const say = usePeopleWords()
  const moment = useMoment(props.row.company)
  const columns = useRaceColumns(props.row)
  const { _id: id, deliveryManPaidDate: paid } = props.row
  const [at, setAt] = useState(firstPage)
  const load = useMemo(
    () => client.api.call(deliveryPeople.races, { params: { id } }),
    // oxlint-disable-next-line react/exhaustive-deps -- a payment changes which races are paid
    [client, id, paid],
  )
  const { remote, reload } = useRemote(load)
  return (
    <>
      <Settlement {...props} />
      <PagedHistory
        title={say("races")}
        none={say("racesNone")}
        failed={say("racesFailed")}
        rowLabel={({ startedAt, company }) => moment(startedAt, company)}
        {...{ columns, at }}
        remote={pageOf(remote, at)}
        all={remote.data}
        onTurn={setAt}
        onRetry={reload}
      />
    </>
  )
}
