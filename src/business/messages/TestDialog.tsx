import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { TestNotSent } from "../../contract/messages/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { type DescribedRow, titleOf } from "../../resource/described/describedRow.ts"
import { useUser } from "../../resource/described/useReserved.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { useTestWords } from "./words.ts"

interface SentTest {
  readonly to: string
  readonly kept: boolean
}

interface Props {
  /** First part of its events. */
  readonly panel: "campaigns" | "emailTemplates" | "emailTypes" | "notifications"
  readonly resource: Resource
  readonly row: DescribedRow
  readonly send: (id: DescribedRow["_id"]) => Effect.Effect<SentTest, ApiError | TestNotSent>
  readonly onDone: () => void
}

const useTesting = ({ panel, row: { _id: id }, send, onDone }: Props) => {
  const { before, emit } = usePanel()
  const say = useTestWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | TestNotSent>()
  const start = () => {
    const work = Effect.map(send(id), ({ to, kept: isStored }) => {
      emit({ panel, type: "tested", detail: { id } })
      showSnackbar(isStored ? say("kept") : say("sent", { email: to }))
      onDone()
    })
    run(Effect.andThen(before({ panel, type: "test", detail: { id } }), work))
  }
  const problem = error?._tag === "TestNotSent" ? say("refused") : error && explain(error)
  return { busy, error: problem, start }
}

/** Sends a message to whoever asks, after saying where it goes. */
export const TestDialog = (props: Props) => {
  const { resource, row, onDone } = props
  const say = useTestWords()
  const user = useUser()
  const { busy, error, start } = useTesting(props)
  return (
    <ActDialog
      width="delete"
      title={say("title", { name: titleOf(resource, row) })}
      cancelLabel={say("cancel")}
      label={say(busy ? "sending" : "send")}
      isBusy={busy}
      error={error}
      onCancel={onDone}
      onPress={start}
    >
      <p>{say("text", { email: user?.email ?? "" })}</p>
    </ActDialog>
  )
}
