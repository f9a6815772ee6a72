import { useMemo, useState } from "react"
import * as Effect from "effect/Effect"
import { fillTemplate, valuesOf } from "../../contract/contact/template.ts"
import { limits } from "../../contract/limits.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { messageTemplates } from "../../contract/resources/messageTemplates.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUnsaved } from "../../frame/useUnsaved.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Select } from "../../ui/select/Select.tsx"
import type { Chat } from "./chat.ts"
import * as css from "./Composer.css.ts"
import { contactCentreWords } from "./words.ts"
import { send as sendIcon, stickyNote } from "./icons.ts"
import { rowsOfStore } from "./rowsOfStore.ts"
import type { OpenConversation } from "./useConversation.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

interface Props {
  readonly write: OpenConversation["write"]
  readonly chat: Chat
  readonly onNote: () => void
}

const { find } = callsOf(messageTemplates)
const none = Effect.succeed({ items: [], totalCount: 0 })

const useTemplates = ({ company }: Chat) => {
  const { api } = usePanel().client
  const store = company?._id
  const load = useMemo(
    () =>
      Effect.flatMap(api.offers(find), (has) => (has ? api.call(find, { body: rowsOfStore(store) }) : none)),
    [api, store],
  )
  const { remote, reload } = useRemote(load)
  return { remote, reload, templates: remote.data?.items.filter(({ isApproved }) => isApproved) }
}

/**
 * Form for a WhatsApp-approved template and its values; all that may be sent after 24 hours without a message from the
 * customer.
 */
export const TemplateSender = ({ write, chat, onNote }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { remote, reload, templates } = useTemplates(chat)
  const [chosen, setChosen] = useState("")
  const [values, setValues] = useState<ReadonlyArray<string>>([])
  const { run, busy } = useTask<never>()
  useUnsaved(!busy && values.some((value) => value.trim() !== ""))
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("template")} error={problem} onRetry={reload} />
  const template = templates?.find(({ _id }) => idKey(_id) === chosen)
  const count = template ? valuesOf(template.body) : 0
  const parameters = Array.from({ length: count }, (_, index) => typedText(values[index] ?? ""))
  const body = template
    ? fillTemplate(
        template.body,
        parameters.map((value, index) => value || `{{${index + 1}}}`),
      )
    : ""
  const isReady = template !== undefined && parameters.every((value) => value !== "")
  const send = () => {
    if (!template || !isReady) return
    const clear = Effect.sync(() => {
      setChosen("")
      setValues([])
    })
    const content = { kind: "template", _id: template._id, values: parameters, body } as const
    run(Effect.uninterruptible(Effect.andThen(write(chat, [content]), clear)))
  }
  return (
    <>
      <Select
        label={say("template")}
        placeholder={templates?.length === 0 ? say("noTemplates") : say("chooseTemplate")}
        options={templates?.map(({ _id, title }) => ({ id: idKey(_id), label: title })) ?? []}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          setValues([])
        }}
      />
      {parameters.map((_, index) => (
        <TextField
          key={index}
          label={say("templateValue", { number: index + 1 })}
          isRequired
          maxLength={limits.text.line.max}
          value={values[index] ?? ""}
          onChange={(text) => setValues(parameters.map((value, place) => (place === index ? text : value)))}
        />
      ))}
      {body === "" ? null : <p className={css.preview}>{body}</p>}
      <div className={css.tools}>
        <IconButton icon={stickyNote} label={say("writeNote")} onPress={onNote} />
        <span className={css.end}>
          <Button tone="primary" icon={sendIcon} isDisabled={!isReady} busy={busy} onPress={send}>
            {say("sendTemplate")}
          </Button>
        </span>
      </div>
    </>
  )
}
