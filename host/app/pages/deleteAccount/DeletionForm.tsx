import { useUnsaved } from "balcao"
import { accountKinds, deletionReasons, maxDeletionComment } from "balcao/contract"
import { Button, Checkbox, Notice, Select, TextArea } from "balcao/ui"
import { type FormEvent, useId, useState } from "react"
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx"
import * as css from "./deleteAccount.css.ts"
import { emptyDraft, requestOf, tidied, wrongFields } from "./deletionDraft.ts"
import { PersonFields } from "./PersonFields.tsx"
import { type DeletionRequest, useDeletionWords } from "./useDeletion.ts"

interface Props {
  readonly busy: boolean
  readonly error: string | undefined
  readonly onSend: (request: DeletionRequest) => void
}

/** Form for the account and the reason. It sends nothing until every field is valid and the deletion is confirmed. */
export const DeletionForm = ({ busy, error, onSend }: Props) => {
  const say = useDeletionWords()
  const heading = useId()
  const [draft, setDraft] = useState(emptyDraft)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isSent, setSent] = useState(false)
  useUnsaved(!busy && (isConfirmed || Object.values(draft).some((value) => value !== "")))
  const wrong = wrongFields(draft)
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy) return
    if (isConfirmed && !Object.values(wrong).includes(true)) return onSend(requestOf(draft))
    const form = event.currentTarget
    // Once the sentences are there, the first wrong field takes the focus.
    requestAnimationFrame(() =>
      form.querySelector<HTMLElement>('[aria-invalid="true"], input[type="checkbox"]')?.focus(),
    )
  }
  const options = <K extends string>(ids: ReadonlyArray<K>) =>
    ids.map((id) => ({ id, label: say(id as "CUSTOMER") }))
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h2 id={heading}>{say("formTitle")}</h2>
      <UnsavedGuard />
      <form className={css.form} noValidate onSubmit={send}>
        <PersonFields
          {...{ draft, busy }}
          wrong={isSent ? wrong : {}}
          onChange={change}
          onLeave={() => setDraft(tidied)}
        />
        <Select
          size="large"
          label={say("userType")}
          optionalLabel={say("optional")}
          placeholder={say("choose")}
          isDisabled={busy}
          options={options(accountKinds)}
          value={draft.userType}
          onChange={(userType) => change({ userType })}
        />
        <Select
          size="large"
          label={say("reason")}
          optionalLabel={say("optional")}
          placeholder={say("choose")}
          isDisabled={busy}
          options={options(deletionReasons)}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
        <TextArea
          label={say("comment")}
          optionalLabel={say("optional")}
          maxLength={maxDeletionComment}
          isReadOnly={busy}
          value={draft.comment}
          onChange={(comment) => change({ comment })}
        />
        <div>
          <Checkbox
            label={say("confirm")}
            isSelected={isConfirmed}
            onChange={setConfirmed}
            isDisabled={busy}
          />
          {isSent && !isConfirmed && (
            <p className={css.wrong} role="alert">
              {say("confirmNeeded")}
            </p>
          )}
        </div>
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        <div>
          <Button type="submit" tone="danger" size="large" busy={busy}>
            {say(busy ? "busy" : "submit")}
          </Button>
        </div>
      </form>
    </section>
  )
}
