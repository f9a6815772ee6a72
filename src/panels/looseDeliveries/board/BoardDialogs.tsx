import type { looseDeliveries } from "../../../contract/resources/looseDeliveries.ts"
import type { RowOf } from "../../../contract/resource/resource.ts"
import { Suspense, useState } from "react"
import { laneTitle } from "../../../resource/board/board.css.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { SideSheet } from "../../../ui/dialog/SideSheet.tsx"
import { x } from "../../../ui/icon/icons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { StatusMark } from "../../../resource/described/StatusMark.tsx"
import { pushToEnd } from "../../../ui/theme/text.css.ts"
import { useBoardWords } from "./boardWords.ts"
import * as css from "./looseBoard.css.ts"
import type { useLooseBoard } from "./useLooseBoard.ts"

const ChangeStatus = lazily(() => import("../ChangeStatus.tsx"))
const ChooseCourier = lazily(() => import("../ChooseCourier.tsx"))
const DeliveryProgress = lazily(() => import("../DeliveryProgress.tsx"))

interface Props {
  readonly board: ReturnType<typeof useLooseBoard>
}

/** Dialogs over the board: a delivery, or the questions before a move. */
export const BoardDialogs = ({ board }: Props) => {
  const say = useBoardWords()
  const { opened, close, reload, resource } = board
  const [last, setLast] = useState<RowOf<typeof looseDeliveries>>()
  // A delivery that has left the board stays open in its last state.
  const row = opened && (board.rowOf(opened.key) ?? last)
  if (row !== last) setLast(row)
  if (!opened || !row) return null
  const action = { row, onChanged: reload, onDone: close }
  const title = board.titleOf(row)
  return (
    <Suspense>
      {opened.kind === "assign" && <ChooseCourier {...action} />}
      {opened.kind === "move" && <ChangeStatus {...action} requestedStatus={opened.to} />}
      {opened.kind === "sheet" && (
        <SideSheet label={title} onClose={close}>
          <div className={css.sheet}>
            <header className={css.sheetHead}>
              <h2 className={laneTitle}>{title}</h2>
              <StatusMark {...{ resource }} status={row.status ?? ""} />
              <span className={pushToEnd} />
              <IconButton icon={x} size="small" label={say("close")} onPress={close} />
            </header>
            <DeliveryProgress row={row} onChanged={reload} />
          </div>
        </SideSheet>
      )}
    </Suspense>
  )
}
