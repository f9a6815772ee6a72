import { limits } from "../../contract/limits.ts"
import { Entrance, type EntranceFeatures } from "../../frame/Entrance.tsx"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { useFieldError } from "../../frame/useFieldError.ts"
import { useForm } from "../../frame/useForm.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { buttons, form as formStyle } from "../../frame/entrance.css.ts"
import { forgotWords } from "./words.ts"
import { useForgotPassword } from "./useForgotPassword.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

export interface ForgotPasswordPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: EntranceFeatures | undefined
  /** Address of the login page, for the Back link and for afterwards. */
  readonly loginHref?: string | undefined
}

const emailRule = { ...limits.text.email, email: true }

const ForgotPassword = ({ features, loginHref = "/auth/login" }: ForgotPasswordPanelProps) => {
  const say = useWords("forgotPassword", forgotWords)
  const { navigation } = usePanel()
  const problem = useFieldError()
  const { submit, busy, error } = useForgotPassword(loginHref)
  const {
    attach,
    field,
    onSubmit: send,
  } = useForm(
    { email: "" },
    ({ email }) => ({ email: problem(say("email"), typedText(email), emailRule) }),
    ({ email }) => busy || submit(typedText(email)),
  )
  return (
    <Entrance features={features} title={say("title")} intro={say("intro")} error={error}>
      <form className={formStyle} noValidate ref={attach} onSubmit={send}>
        <TextField
          label={say("email")}
          size="large"
          type="email"
          inputMode="email"
          name="email"
          autoComplete="username"
          isRequired
          isReadOnly={busy}
          {...field("email")}
        />
        <div className={buttons}>
          <Button size="large" onPress={() => navigation.push(loginHref)}>
            {say("back")}
          </Button>
          <Button type="submit" tone="primary" size="large" block busy={busy}>
            {say(busy ? "submitting" : "submit")}
          </Button>
        </div>
      </form>
    </Entrance>
  )
}

/** Asks for a new password by e-mail (specification, sections 2, 4, 5 and 8). */
export const ForgotPasswordPanel = (props: ForgotPasswordPanelProps) => (
  <PanelFrame {...props}>
    <ForgotPassword {...props} />
  </PanelFrame>
)
