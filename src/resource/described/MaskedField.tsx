import * as Effect from "effect/Effect"
import { type ReactNode, useEffect, useRef } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RevealOf } from "../../contract/resource/revealed.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { ApiError } from "../../api/errors.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { eye } from "../../ui/icon/icons.ts"
import { fieldLabel } from "./readableValue.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

interface Props extends RevealOf {
  readonly resource: Resource
  readonly id: RecordId
  readonly text: string
  readonly onShown: (value: string | null) => void
  /** The field, shown once all of its value is known. */
  readonly children: ReactNode
}

/** Asks the server for all of a masked field, which records who asked. */
const useReveal = ({ resource, id, field, item, onShown }: Props) => {
  const { api } = usePanel().client
  const { busy, error, run } = useTask<ApiError>()
  const reveal = () => {
    const { reveal: call } = callsOf(resource)
    if (!call) return
    const asked = api.call(call, { params: { id }, body: { field, ...(item !== undefined && { item }) } })
    run(Effect.map(asked, ({ value }) => onShown(value)))
  }
  return { busy, error, reveal }
}

const MaskedField = (props: Props) => {
  const { resource, field, text, onShown, children } = props
  const reader = useRecordReader(resource)
  const explain = useExplain()
  const isHidden = isMasked(text)
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  const { busy, error, reveal } = useReveal({
    ...props,
    onShown: (value) => {
      wasAsked.current = true
      onShown(value)
    },
  })
  useEffect(() => {
    if (isHidden || !wasAsked.current) return
    wasAsked.current = false
    place.current?.querySelector("input")?.focus()
  }, [isHidden])
  const label = fieldLabel(reader, field)
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
