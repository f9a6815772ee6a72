import * as Effect from "effect/Effect"
import { type ReactNode, useEffect, useRef } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { ApiError } from "../../api/errors.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { eye } from "../../ui/icon/icons.ts"
import { textAt } from "./fieldPath.ts"
import { adoptShown } from "./adoptShown.ts"
import { fieldLabel } from "./readableValue.ts"
import type { RecordDraft } from "./recordDraft.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

interface Props {
  readonly resource: Resource
  readonly draft: RecordDraft
  readonly name: string
  /** Position of the item, for a field of an item; `inner` is the field. */
  readonly at: string | undefined
  readonly inner: string | undefined
  readonly id: RecordId
  /** The field, shown once all of its value is known. */
  readonly children: ReactNode
}

/** Returns the partly shown text and the function that replaces it with the full value. */
const useShownPart = ({ resource, draft, name, at, inner }: Props) => {
  const texts = useValue(draft.text.texts)
  const field = resource.fields[name]
  if (!field || inner === undefined) {
    const adopt = (value: string | null) => draft.adopt({ [name]: value })
    return { text: texts[name] ?? "", of: { field: name }, adopt }
  }
  const item = textAt(texts, `${name}.${at}.${field.rules.identity}`) ?? ""
  const place = { name, field, item, inner }
  return {
    text: textAt(texts, `${name}.${at}.${inner}`) ?? "",
    of: { field: `${name}.${inner}`, item },
    adopt: (value: string | null) => adoptShown(draft, place, value),
  }
}

/** Asks the server for all of it, which records who asked. */
const useReveal = (
  { resource, id }: Props,
  of: { readonly field: string; readonly item?: string },
  onShown: (value: string | null) => void,
) => {
  const { api } = usePanel().client
  const { busy, error, run } = useTask<ApiError>()
  const reveal = () => {
    const { reveal: call } = callsOf(resource)
    if (!call) return
    run(Effect.map(api.call(call, { params: { id }, body: of }), ({ value }) => onShown(value)))
  }
  return { busy, error, reveal }
}

/** A field that is shown in part until somebody asks for all of it; then it is the field, which has the focus. */
const MaskedField = (props: Props) => {
  const { resource, children } = props
  const { text, of, adopt } = useShownPart(props)
  const reader = useRecordReader(resource)
  const explain = useExplain()
  const isHidden = isMasked(text)
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  const { busy, error, reveal } = useReveal(props, of, (value) => {
    wasAsked.current = true
    adopt(value)
  })
  useEffect(() => {
    if (isHidden || !wasAsked.current) return
    wasAsked.current = false
    place.current?.querySelector("input")?.focus()
  }, [isHidden])
  const label = fieldLabel(reader, of.field)
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
