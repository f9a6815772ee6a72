import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { OnlineTime } from "../../contract/deliveryPeople/deliveryPerson.ts"
import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"
import { withTotalCount } from "../../contract/wire/page.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Column } from "../../ui/table/column.ts"
import { usePeopleWords } from "./words.ts"
import { firstPage, PagedHistory } from "../../resource/PagedHistory.tsx"
import type { TabProps } from "./tabs.ts"

const minuteMs = 60_000

/** Whole minutes of a time online; of one that lasts, up to now; undefined where nobody knows when it began. */
const minutesOf = ({ onlineAt, offlineAt }: OnlineTime): number | undefined =>
  onlineAt
    ? Math.max(
        0,
        Math.round(((offlineAt ? Date.parse(offlineAt) : Date.now()) - Date.parse(onlineAt)) / minuteMs),
      )
    : undefined

const useColumns = (store: PersonRow["company"]): ReadonlyArray<Column<OnlineTime>> => {
  const say = usePeopleWords()
  const moment = useMoment(store)
  return useMemo(
    () => [
      {
        id: "onlineAt",
        area: "lead",
        label: say("online.onlineAt"),
        render: ({ onlineAt }) => moment(onlineAt),
      },
      {
        id: "offlineAt",
        area: "second",
        label: say("online.offlineAt"),
        render: ({ offlineAt }) =>
          offlineAt ? moment(offlineAt) : <Status tone="success">{say("stillOnline")}</Status>,
      },
      {
        id: "duration",
        area: "tags",
        align: "end",
        label: say("online.duration"),
        render: (time) => {
          const minutes = minutesOf(time)
          if (minutes === undefined) return "–"
          return say("duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        },
      },
    ],
    [say, moment],
  )
}

/** Online times of a delivery person in the last seven days (section 7). */
export const OnlineTab = ({ row: { _id: id, company } }: TabProps) => {
  const { client } = usePanel()
  const say = usePeopleWords()
  const moment = useMoment(company)
  const columns = useColumns(company)
  const [at, setAt] = useState(firstPage)
  const load = useMemo(
    () =>
      Effect.map(
        client.api.call(deliveryPeople.onlineLastWeek, {
          params: { id },
          query: { pageIn: at.page, pageOut: at.pageSize },
        }),
        (page) => withTotalCount(page, at.page, at.pageSize),
      ),
    [client, id, at],
  )
  const { remote, reload } = useRemote(load)
  return (
    <PagedHistory
      title={say("onlineTitle")}
      none={say("onlineNone")}
      failed={say("onlineFailed")}
      rowLabel={({ onlineAt }) => moment(onlineAt)}
      {...{ columns, remote, at }}
      onTurn={setAt}
      onRetry={reload}
    />
  )
}
