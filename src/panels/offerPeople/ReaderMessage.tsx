import type * as Effect from "effect/Effect"
import { useState } from "react"
import { notifications } from "../../contract/resources/notifications.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { useReaderMessageWords } from "./words.ts"
import { type DraftFailure, type ReaderAudience, useReaderDraft } from "./useReaderDraft.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

const { title: titleField, body: bodyField } = notifications.fields

interface Props {
  readonly title: string
  /** Whom it is for, in a sentence. */
  readonly about: string
  /** Initial title. */
  readonly headline?: string
  readonly audience: Effect.Effect<ReaderAudience, DraftFailure>
  /** It was canceled, or the draft is made. */
  readonly onClose: (isMade: boolean) => void
}

/** Asks what readers of offers are to be told, and makes a draft of it. */
export const ReaderMessage = ({ title, about, headline = "", audience, onClose }: Props) => {
  const say = useReaderMessageWords()
  const [heading, setHeading] = useState(headline.slice(0, titleField.rules.max))
  const [text, setText] = useState("")
  const { busy, error, start } = useReaderDraft(audience, () => onClose(true))
  return (
    <ActDialog
      width="status"
      title={title}
      cancelLabel={say("cancel")}
      label={say(busy ? "saving" : "save")}
      isBusy={busy}
      error={error}
      isDisabled={typedText(heading) === "" || typedText(text) === ""}
      onCancel={() => onClose(false)}
      onPress={() => start(typedText(heading), typedText(text))}
    >
      <div className={stack}>
        <p>{about}</p>
        <TextField
          label={say("headline")}
          value={heading}
          maxLength={titleField.rules.max}
          isRequired
          isDisabled={busy}
          onChange={setHeading}
        />
        <TextArea
          label={say("body")}
          value={text}
          maxLength={bodyField.rules.max}
          isRequired
          isDisabled={busy}
          onChange={setText}
        />
      </div>
    </ActDialog>
  )
}
