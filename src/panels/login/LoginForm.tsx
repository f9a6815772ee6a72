import { type FormEvent, useState } from "react"
import type { Credentials } from "../../api/session.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useFieldError } from "../../frame/useFieldError.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { PasswordField } from "../../ui/field/PasswordField.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { DemoChoice } from "./DemoChoice.tsx"
import { form } from "./LoginPanel.css.ts"
import type { DemoAccounts } from "./LoginPanel.tsx"
import { loginWords } from "./loginWords.ts"

interface Props {
  readonly busy: boolean
  readonly forgotHref: string | undefined
  readonly demo: DemoAccounts | undefined
  readonly onSubmit: (credentials: Credentials) => void
}

type Touched = { readonly [K in keyof Credentials]: boolean }

const emailRule = { ...limits.text.email, email: true }

/** E-mail and password. An invalid form shows what is wrong with every field and is not sent (section 5). */
export const LoginForm = ({ busy, forgotHref, demo, onSubmit }: Props) => {
  const say = useWords("login", loginWords)
  const { navigation } = usePanel()
  const problem = useFieldError()
  const [{ email, password }, setTyped] = useState<Credentials>({ email: "", password: "" })
  const [touched, setTouched] = useState<Touched>({ email: false, password: false })
  const errors = {
    email: problem(say("email"), email.trim(), emailRule),
    password: problem(say("password"), password, limits.text.password),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched({ email: true, password: true })
    if (!busy && !errors.email && !errors.password) onSubmit({ email: email.trim(), password })
  }
  return (
    <form className={form} noValidate onSubmit={submit}>
      <TextField
        label={say("email")}
        size="large"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        isRequired
        isDisabled={busy}
        value={email}
        onChange={(text) => setTyped({ email: text, password })}
        onBlur={() => setTouched({ ...touched, email: touched.email || email !== "" })}
        error={touched.email ? errors.email : undefined}
      />
      <PasswordField
        label={say("password")}
        size="large"
        name="password"
        autoComplete="current-password"
        showLabel={say("showPassword")}
        hideLabel={say("hidePassword")}
        labelEnd={
          forgotHref === undefined ? undefined : (
            <Link href={forgotHref} onPress={() => navigation.push(forgotHref)}>
              {say("forgot")}
            </Link>
          )
        }
        isRequired
        isDisabled={busy}
        value={password}
        onChange={(text) => setTyped({ email, password: text })}
        onBlur={() => setTouched({ ...touched, password: touched.password || password !== "" })}
        error={touched.password ? errors.password : undefined}
      />
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        {say(busy ? "submitting" : "submit")}
      </Button>
      {demo && (
        <DemoChoice {...demo} onChoose={(chosen) => setTyped({ email: chosen, password: demo.password })} />
      )}
    </form>
  )
}
