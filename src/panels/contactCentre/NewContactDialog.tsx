import * as Effect from "effect/Effect"
import { useId } from "react"
import type { ApiError } from "../../api/errors.ts"
import { Contact } from "../../contract/contact/contact.ts"
import { isContactPhone } from "../../contract/contact/contactPhone.ts"
import { contacts } from "../../contract/contact/contacts.ts"
import { typedText } from "../../contract/wire/visibleText.ts"
import { limits } from "../../contract/limits.ts"
import { digitsOf, editedPhone, writtenPhone } from "../../contract/people/phone.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { isWhole } from "../../contract/wire/read.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useFieldError } from "../../frame/useFieldError.ts"
import { useForm } from "../../frame/useForm.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { phone as phoneIcon } from "../../ui/icon/listIcons.ts"
import { form as formStyle } from "./NewContactDialog.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { explain } from "../../business/conversation/explain.ts"
import type { ContactSide } from "./useContactCentre.ts"

interface Props {
  readonly side: ContactSide
  readonly onClose: () => void
}

const { contactName } = limits.text

const useNewContact = ({ side, onClose }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { client, before, emit } = usePanel()
  const fieldError = useFieldError()
  const showSnackbar = useSnackbar()
  const task = useTask<ApiError | RefusalOf<typeof contacts.create>>()
  const create = (values: { readonly name: string; readonly phone: string }) => {
    const body = { name: typedText(values.name), phone: digitsOf(values.phone) }
    const made = before({ panel: "contactCentre", type: "create", detail: body }).pipe(
      Effect.andThen(Effect.uninterruptible(client.api.call(contacts.create, { body }))),
      Effect.map((answer) => {
        emit({ panel: "contactCentre", type: "created", detail: answer })
        side.reload()
        if (isWhole(Contact, answer)) side.select(answer)
        showSnackbar(say("added"))
        onClose()
      }),
    )
    task.run(made)
  }
  const form = useForm(
    { name: "", phone: "" },
    (values) => {
      return {
        name: fieldError(say("name"), values.name, contactName),
        phone:
          fieldError(say("phone"), values.phone, { min: 1, max: limits.text.line.max }) ??
          (isContactPhone(values.phone) ? undefined : say("phoneInvalid")),
      }
    },
    create,
  )
  return { form, task }
}

/** Asks for the name and phone of somebody to write to. */
const NewContactDialog = (props: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const frame = useWords("frame", frameWords)
  const api = useExplain()
  const id = useId()
  const {
    form: { attach, field, set, onSubmit },
    task,
  } = useNewContact(props)
  const phoneField = field("phone")
  return (
    <Dialog
      isOpen
      width="status"
      title={say("add")}
      closeLabel={frame("close")}
      isLocked={task.busy}
      onClose={props.onClose}
      footer={
        <>
          <Button tone="plain" isDisabled={task.busy} onPress={props.onClose}>
            {frame("cancel")}
          </Button>
          <Button tone="primary" type="submit" form={id} busy={task.busy}>
            {task.busy ? say("saving") : say("save")}
          </Button>
        </>
      }
    >
      <form id={id} ref={attach} className={formStyle} noValidate onSubmit={onSubmit}>
        <TextField
          label={say("name")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; its first field gets it
          autoFocus
          isRequired
          maxLength={contactName.max}
          {...field("name")}
        />
        <TextField
          label={say("phone")}
          isRequired
          type="tel"
          inputMode="tel"
          icon={phoneIcon}
          {...phoneField}
          onChange={(text) => phoneField.onChange(writtenPhone(text, phoneField.value))}
          onBlur={() => {
            const { value } = phoneField
            if (isContactPhone(value)) set({ phone: editedPhone(digitsOf(value)) })
            phoneField.onBlur()
          }}
        />
      </form>
      <DialogError error={task.error && explain(say, api, task.error)} isBusy={task.busy} />
    </Dialog>
  )
}

export default NewContactDialog
