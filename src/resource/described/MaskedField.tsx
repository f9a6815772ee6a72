import * as Effect from "effect/Effect"
import { type ReactNode, useEffect, useRef } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { ApiError } from "../../api/errors.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { eye } from "../../ui/icon/icons.ts"
import type { DescribedRow } from "./describedRow.ts"
import { fieldLabel } from "./readableValue.ts"
import type { RecordDraft } from "./recordDraft.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

interface Props {
  readonly resource: Resource
  readonly draft: RecordDraft
  readonly name: string
  readonly record: DescribedRow
  /** The field, shown once all of its value is known. */
  readonly children: ReactNode
}

/** Asks the server for all of a masked field, which records who asked. */
const useReveal = ({ resource, draft, name, record }: Props, onShown: () => void) => {
  const { api } = usePanel().client
  const { busy, error, run } = useTask<ApiError>()
  const reveal = () => {
    const { reveal: call } = callsOf(resource)
    if (!call) return
    const asked = api.call(call, { params: { id: record._id }, body: { field: name } })
    run(
      Effect.map(asked, ({ value }) => {
        draft.adopt({ [name]: value })
        onShown()
      }),
    )
  }
  return { busy, error, reveal }
}

/** A field that is shown in part until somebody asks for all of it; then it is the field, which has the focus. */
const MaskedField = (props: Props) => {
  const { resource, draft, name, children } = props
  const reader = useRecordReader(resource)
  const explain = useExplain()
  const text = useValue(draft.text.texts)[name] ?? ""
  const isHidden = isMasked(text)
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  const { busy, error, reveal } = useReveal(props, () => (wasAsked.current = true))
  useEffect(() => {
    if (isHidden || !wasAsked.current) return
    wasAsked.current = false
    place.current?.querySelector("input")?.focus()
  }, [isHidden])
  const label = fieldLabel(reader, name)
  return (
    <div ref={place}>
      {isHidden ? (
        <TextField
          {...{ label }}
          value={text}
          isReadOnly
          hint={reader.say("revealHint")}
          error={error && explain(error)}
          onChange={() => undefined}
          end={
            <IconButton
              icon={eye}
              size="small"
              busy={busy}
              label={reader.say("reveal", { name: label })}
              onPress={reveal}
            />
          }
        />
      ) : (
        children
      )}
    </div>
  )
}

export default MaskedField
