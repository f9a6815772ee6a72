import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { session } from "../../contract/session/session.ts"
import { platformUserRecords } from "../../contract/users/platformUserRecords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { refusalText } from "../../resource/refusalText.ts"
import { blocking, type SaveRefusal } from "./explain.ts"
import { changeActive } from "./platformUserList.ts"
import type { PlatformUserRow } from "../../contract/users/platformUserRow.ts"

interface Props {
  readonly row: PlatformUserRow
  readonly onChanged: () => void
  readonly onDone: () => void
}

interface Act {
  /** Its event, and its words in the description. */
  readonly type: "reset" | "block" | "unblock"
  readonly busy: "resetting" | "saving"
  readonly call: Effect.Effect<unknown, SaveRefusal | ApiError>
}

/** Asks, does one thing to a user, and says that it is done. */
const UserAction = ({ row, onChanged, onDone, type, busy: busyWord, call }: Props & Act) => {
  const { before, emit } = usePanel()
  const { word } = useReader(platformUserRecords)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<SaveRefusal | ApiError>()
  const detail = { id: row._id }
  const event = { panel: "platformUsers", type, detail } as const
  const work = Effect.map(call, () => {
    emit({ panel: "platformUsers", type: `${type}Done`, detail })
    showSnackbar(word(`${type}Done`))
    onChanged()
    onDone()
  })
  return (
    <ConfirmDialog
      isOpen
      tone={type === "block" ? "danger" : "primary"}
      title={word(`row.${type}`)}
      description={word(`${type}Ask`, { name: row.fullname ?? "", email: row.email ?? "" })}
      confirmLabel={word(`row.${type}`)}
      busyLabel={word(busyWord)}
      cancelLabel={word("cancel")}
      isBusy={busy}
      error={error && refusalText(word, explain, blocking, error)}
      onConfirm={() => run(Effect.andThen(before(event), work))}
      onCancel={onDone}
    />
  )
}

/** Mails a user a link to set a new password. */
export const ResetPassword = (props: Props) => {
  const { api } = usePanel().client
  const call = api.call(session.forgot, { query: { email: props.row.email ?? "" } })
  return <UserAction {...props} type="reset" busy="resetting" call={call} />
}

/** Blocks a user, or lets one who is blocked in again. */
export const BlockUser = (props: Props) => {
  const { api } = usePanel().client
  const isActive = props.row.isActive !== true
  const call = changeActive(api, props.row, isActive)
  return <UserAction {...props} type={isActive ? "unblock" : "block"} busy="saving" call={call} />
}
