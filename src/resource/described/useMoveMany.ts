import { useState } from "react"
import { freshKey } from "../../api/freshKey.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { Selection } from "../listModel.ts"
import { movedText } from "./movedText.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { type MoveDetails, moveBody } from "./useMove.ts"
import { type ManyRows, useManyRows } from "./useManyRows.ts"

/** A change of status that many rows are to make. */
export interface RequestedMove {
  readonly to: string
  readonly rows: Selection
}

/** Moves many records to another status with one call. */
export const useMoveMany = (many: ManyRows, { to, rows }: RequestedMove) => {
  const { resource } = many
  const { api } = usePanel().client
  const reader = useRecordReader(resource)
  const [idempotencyKey] = useState(freshKey)
  const { start, ...state } = useManyRows(many)
  const confirm = (sent: MoveDetails) => {
    const { moveMany } = callsOf(resource)
    if (!moveMany) return
    const body = { ...moveBody(to, sent), rows }
    start({
      verb: "move",
      detail: { to },
      rows,
      change: api.call(moveMany, { body }, { idempotencyKey }),
      doneMessage: (count) => movedText(reader, to, { count }),
    })
  }
  return { ...state, confirm }
}
