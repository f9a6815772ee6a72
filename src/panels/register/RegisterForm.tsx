import { type ReactNode, useId, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { typedText } from "../../contract/wire/visibleText.ts"
import type { session } from "../../contract/session/session.ts"
import { fieldWords } from "../../frame/fields/words.ts"
import { useFieldError } from "../../frame/useFieldError.ts"
import { useForm } from "../../frame/useForm.ts"
import { useUnsaved } from "../../frame/useUnsaved.ts"
import { useWords } from "../../frame/useWords.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { FieldNote } from "../../ui/field/FieldNote.tsx"
import { PasswordField } from "../../ui/field/PasswordField.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { form as formStyle } from "../../frame/entrance.css.ts"
import { registerWords } from "./words.ts"

type Registration = (typeof session.register)["body"]["Type"]

interface Props {
  readonly busy: boolean
  readonly onSubmit: (registration: Registration) => void
  /** Every field is in order, but the terms are not agreed to. */
  readonly onRefuse: () => void
  readonly onAgree: () => void
  /** Beside the checkbox. */
  readonly terms: ReactNode
  readonly buttons: ReactNode
}

const text = limits.text
const empty = { fullname: "", email: "", username: "", password: "", confirm: "" }

/** The fields of section 5. Without the agreement nothing is sent. */
export const RegisterForm = ({ busy, onSubmit, onRefuse, onAgree, terms, buttons }: Props) => {
  const say = useWords("register", registerWords)
  const problem = useFieldError()
  const generic = useWords("fields", fieldWords)
  const [agrees, setAgrees] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const termsId = useId()
  const {
    attach,
    field,
    values,
    onSubmit: send,
  } = useForm(
    empty,
    ({ fullname, email, username, password, confirm }) => ({
      fullname: problem(say("fullname"), typedText(fullname), text.fullname),
      email: problem(say("email"), typedText(email), { ...text.email, email: true }),
      username: problem(say("username"), typedText(username), text.username),
      password: problem(say("password"), password, text.password),
      confirm:
        problem(say("confirm"), confirm, text.password) ??
        (confirm === password ? undefined : say("mismatch")),
    }),
    ({ fullname, email, username, password }) => {
      if (busy) return
      setRefused(!agrees)
      if (!agrees) return onRefuse()
      onSubmit({
        fullname: typedText(fullname),
        email: typedText(email),
        username: typedText(username),
        password,
      })
    },
  )
  useUnsaved(!busy && (agrees || Object.values(values).some((value) => value !== "")))
  const agree = (next: boolean) => {
    setAgrees(next)
    if (!next) return
    setRefused(false)
    onAgree()
  }
  const shared = { size: "large", isRequired: true, isReadOnly: busy } as const
  const eye = { showLabel: say("showPassword"), hideLabel: say("hidePassword"), autoComplete: "new-password" }
  return (
    <form className={formStyle} noValidate ref={attach} onSubmit={send}>
      <TextField {...shared} label={say("fullname")} name="name" autoComplete="name" {...field("fullname")} />
      <TextField
        {...shared}
        label={say("email")}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        {...field("email")}
      />
      <TextField
        {...shared}
        label={say("username")}
        name="username"
        autoComplete="username"
        {...field("username")}
      />
      <PasswordField
        {...shared}
        {...eye}
        label={say("password")}
        hint={say("passwordRule", text.password)}
        name="password"
        {...field("password")}
      />
      <PasswordField {...shared} {...eye} label={say("confirm")} name="confirm" {...field("confirm")} />
      <div>
        <Checkbox label={say("agree")} isSelected={agrees} onChange={agree} isDisabled={busy} /> {terms}
        <FieldNote id={termsId} error={isRefused ? generic("termsRequired") : undefined} />
      </div>
      {buttons}
    </form>
  )
}
