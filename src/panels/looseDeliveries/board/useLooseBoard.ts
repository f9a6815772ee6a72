import type { looseDeliveries } from "../../../contract/resources/looseDeliveries.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { looseDeliveryCalls } from "../../../contract/looseDeliveries/looseDeliveryCalls.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useParts } from "../../../resource/described/parts.ts"
import { readAll } from "../../../resource/readAll.ts"
import { useLooseWords } from "../words.ts"
import { useLooseLive } from "../useLooseLive.ts"
import { resource } from "../sendDraft.ts"
import { useMoving } from "../useMoving.ts"
import { boardStatuses, needsDetails, type LooseRow, type LooseStep } from "./looseColumns.ts"

/** More open deliveries than anybody looks at. */
export const maxCards = 500

/** Dialog that is open over the board. */
export type Opened =
  | { readonly kind: "sheet" | "assign"; readonly key: string }
  | { readonly kind: "move"; readonly key: string; readonly to: LooseStep }

/** The deliveries under way, read again once any has changed. */
const useBoardRows = () => {
  const { client } = usePanel()
  const { list } = useParts()
  const load = useMemo(() => {
    const query = {
      filter: { ...list.within, status: boardStatuses },
      sortField: "createdAt",
      sortOrder: "desc" as const,
    }
    const spec = { find: list.find, key: ({ _id }: LooseRow) => _id }
    // One more tells that there are more; each column begins with the oldest.
    const found = readAll(client.api, spec, query, maxCards + 1) as Effect.Effect<
      ReadonlyArray<LooseRow>,
      ApiError
    >
    return Effect.map(found, (rows) => ({
      rows: rows.slice(0, maxCards).toReversed(),
      isCut: rows.length > maxCards,
    }))
  }, [client, list])
  const { remote, reload } = useRemote(load)
  useLooseLive(reload)
  const isLoading = remote._tag === "Loading"
  const [problem, setProblem] = useState<ApiError>()
  const newest = failure(remote)
  // While it is read again the problem is still there.
  if (!isLoading && newest !== problem) setProblem(newest)
  return { ...remote.data, isLoading, problem, reload }
}

/** The deliveries under way, kept current, and what one does with them. */
export const useLooseBoard = () => {
  const { client } = usePanel()
  const say = useLooseWords()
  const { reload, ...read } = useBoardRows()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const moving = useMoving({ onChanged: reload, onDone: () => {} })
  const act = (row: LooseRow, step: LooseStep) => {
    const key = idKey(row._id)
    if (step === "assign") return setOpened({ kind: "assign", key })
    // Several doors are ended one by one.
    const open = row.dropoffs.filter(({ outcome }) => !outcome)
    if (step === "DELIVERED" && open.length > 1) return setOpened({ kind: "sheet", key })
    if (needsDetails(step)) return setOpened({ kind: "move", key, to: step })
    const { version } = row
    const body = { to: step, ...(version !== undefined && { version }) } as never
    const call = client.api.call(looseDeliveryCalls.move, { params: { id: row._id }, body })
    moving.start("move", row._id, call, say("updated", { code: row.code }))
  }
  return {
    ...read,
    reload,
    opened,
    open: (key: string) => setOpened({ kind: "sheet", key }),
    close,
    act,
    error: moving.error,
    rowOf: (key: string) => read.rows?.find(({ _id }) => idKey(_id) === key),
    titleOf: (row: RowOf<typeof looseDeliveries>) => row.code,
    resource,
  }
}
