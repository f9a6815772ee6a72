import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { limits } from "../../contract/limits.ts"
import { companyPaymentMethods } from "../../contract/resources/companyPaymentMethods.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { SaveRefusal } from "../../resource/described/recordCalls.ts"
import { useSaveReason } from "../../resource/described/useRecordSaving.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { type RequestedSwitch, type Method, switchMeans, switchWords } from "./acceptance.ts"
import { useStorePaymentWords } from "./words.ts"
import { useRecordCalls } from "../../resource/described/useRecordCalls.ts"

const resource: Resource = companyPaymentMethods
const panel = resource.name

interface Props {
  readonly change: RequestedSwitch
  readonly onDone: () => void
  readonly onSaved: (method: Method) => void
  /** Somebody else changed the method: its list is loaded anew. */
  readonly onStale: () => void
}

/** The active methods of a store; undefined while they are loaded, and where they cannot be read. */
const useActiveMethods = (owner: Method["owner"]): ReadonlyArray<Method> | undefined => {
  const { api } = usePanel().client
  const id = owner?._id
  const load = useMemo(
    () =>
      Effect.map(
        api.call(callsOf(companyPaymentMethods).find, {
          body: {
            filter: { isActive: [true], ...(id !== undefined && { owner: [id] }) },
            pageNumber: 0,
            pageSize: limits.list.maxPageSize,
            sortField: "id",
            sortOrder: "asc",
          },
        }),
        ({ items }) => items,
      ),
    [api, id],
  )
  return useRemote(load).remote.data
}

/** Saves what a switch becomes, over the version that was read. */
const useSwitching = ({ change, onSaved, onStale }: Props) => {
  const { before, emit } = usePanel()
  const say = useStorePaymentWords()
  const { save } = useRecordCalls()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<SaveRefusal | ApiError>()
  const { row, name, to } = change
  const confirm = () => {
    const detail = { id: row._id }
    const body = { [name]: to, ...(row.version !== undefined && { version: row.version }) }
    const finish = (answer: Partial<Method>) => {
      emit({ panel, type: "saved", detail })
      showSnackbar(say("saved", { method: row.name }))
      onSaved({ ...row, [name]: to, ...answer })
    }
    run(
      before({ panel, type: "save", detail }).pipe(
        Effect.andThen(save(row, body)),
        Effect.tap((answer) => Effect.sync(() => finish(answer as Partial<Method>))),
        Effect.tapError(({ _tag }) => Effect.sync(() => _tag === "StaleRecord" && onStale())),
      ),
    )
  }
  return { busy, error, confirm }
}

/** Asks before a switch takes effect, and says what that means for customers and orders; why it was refused stands in it. */
export const AcceptanceDialog = (props: Props) => {
  const { change, onDone } = props
  const say = useStorePaymentWords()
  const methods = useActiveMethods(change.row.owner)
  const { busy, error, confirm } = useSwitching(props)
  const reasonOf = useSaveReason(resource)
  const { title, action } = switchWords(change)
  return (
    <ConfirmDialog
      isOpen
      tone={change.to ? "primary" : "danger"}
      title={say(title, { method: change.row.name })}
      description={switchMeans(say, change, methods)}
      confirmLabel={say(action)}
      busyLabel={say("saving")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error && reasonOf(error)}
      onConfirm={confirm}
      onCancel={onDone}
    />
  )
}
