import type { Credentials } from "../../api/session.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useForm } from "../../frame/useForm.ts"
import { useFieldError } from "../../frame/useFieldError.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { PasswordField } from "../../ui/field/PasswordField.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { DemoChoice } from "./DemoChoice.tsx"
import { form as formStyle } from "../../frame/entrance.css.ts"
import { loginWords } from "./words.ts"
import { typedText } from "../../contract/wire/visibleText.ts"
import type { DemoAccounts } from "./DemoAccounts.ts"

interface Props {
  readonly busy: boolean
  readonly forgotHref: string | undefined
  readonly demo: DemoAccounts | undefined
  readonly onSubmit: (credentials: Credentials) => void
}

const emailRule = { ...limits.text.email, email: true }

/** E-mail and password. An invalid form shows what is wrong with every field and is not sent (section 5). */
export const LoginForm = ({ busy, forgotHref, demo, onSubmit }: Props) => {
  const say = useWords("login", loginWords)
  const { navigation } = usePanel()
  const problem = useFieldError()
  const {
    attach,
    field,
    set,
    onSubmit: send,
  } = useForm(
    { email: "", password: "" },
    ({ email, password }) => ({
      email: problem(say("email"), typedText(email), emailRule),
      password: problem(say("password"), password, limits.text.password),
    }),
    ({ email, password }) => busy || onSubmit({ email: typedText(email), password }),
  )
  return (
    <form className={formStyle} noValidate ref={attach} onSubmit={send}>
      <TextField
        label={say("email")}
        size="large"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        isRequired
        isReadOnly={busy}
        {...field("email")}
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
        isReadOnly={busy}
        {...field("password")}
      />
      <Button type="submit" tone="primary" size="large" block busy={busy}>
        {say(busy ? "submitting" : "submit")}
      </Button>
      {demo && <DemoChoice {...demo} onChoose={(email) => set({ email, password: demo.password })} />}
    </form>
  )
}
