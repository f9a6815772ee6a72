import { useUnsaved } from "balcao"
import { limits } from "balcao/contract"
import { Button, Notice, PasswordField } from "balcao/ui"
import { type FormEvent, useState } from "react"
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx"
import { text, title } from "../outside/outside.css.ts"
import { form } from "./mailedLink.css.ts"
import { useLinkWords } from "./useMailedLink.ts"

interface Props {
  readonly heading: string
  readonly intro: string
  readonly label: string
  /** True for a new password, typed twice; false for the current one. */
  readonly isNew: boolean
  readonly submit: string
  readonly busy: boolean
  readonly error: string | undefined
  readonly onSubmit: (password: string) => void
}

const { min, max } = limits.text.password

/** The password a mailed link asks for. */
export const LinkForm = ({ heading, intro, label, isNew, submit, busy, error, onSubmit }: Props) => {
  const say = useLinkWords()
  const [password, setPassword] = useState("")
  const [repeated, setRepeated] = useState("")
  const [isSent, setSent] = useState(false)
  useUnsaved(!busy && (password !== "" || repeated !== ""))
  const isLong = password.length >= min && password.length <= max
  const isSame = !isNew || repeated === password
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isLong && isSame) onSubmit(password)
  }
  const field = {
    size: "large",
    isRequired: true,
    isReadOnly: busy,
    showLabel: say("showPassword"),
    hideLabel: say("hidePassword"),
    autoComplete: isNew ? "new-password" : "current-password",
  } as const
  return (
    <>
      <div>
        <h1 className={title}>{heading}</h1>
        <p className={text}>{intro}</p>
      </div>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      <UnsavedGuard />
      <form className={form} noValidate onSubmit={send}>
        <PasswordField
          {...field}
          label={label}
          hint={isNew ? say("lengths", { min, max }) : undefined}
          name="password"
          value={password}
          onChange={setPassword}
          error={isSent && !isLong ? say("lengths", { min, max }) : undefined}
        />
        {isNew && (
          <PasswordField
            {...field}
            label={say("repeat")}
            name="repeat"
            value={repeated}
            onChange={setRepeated}
            error={isSent && !isSame ? say("mismatch") : undefined}
          />
        )}
        <Button type="submit" tone="primary" size="large" block busy={busy}>
          {busy ? say("submitting") : submit}
        </Button>
      </form>
    </>
  )
}
