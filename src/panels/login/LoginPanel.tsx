import { Entrance, type EntranceFeatures } from "../../frame/Entrance.tsx"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import { LoginForm } from "./LoginForm.tsx"
import { loginWords } from "./words.ts"
import { useLogin } from "./useLogin.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { DemoAccounts } from "./DemoAccounts.ts"

export interface LoginPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: EntranceFeatures | undefined
  /** Path to open after signing in. */
  readonly home?: string | undefined
  /** Path the user wanted to open; used only if it is a path of this origin. */
  readonly returnUrl?: string | undefined
  readonly forgotHref?: string | undefined
  readonly registerHref?: string | undefined
  readonly demo?: DemoAccounts | undefined
}

const Login = ({
  features,
  home = "/dashboard",
  returnUrl,
  forgotHref,
  registerHref,
  demo,
}: LoginPanelProps) => {
  const say = useWords("login", loginWords)
  const { navigation, client } = usePanel()
  const hasExpired = useValue(client.session.hasExpired)
  const { submit, busy, error } = useLogin(home, returnUrl)
  return (
    <Entrance features={features} title={say("title")} intro={say("intro")} error={error}>
      {hasExpired && (
        <Notice tone="info" role="alert">
          {say("expired")}
        </Notice>
      )}
      <LoginForm busy={busy} forgotHref={forgotHref} demo={demo} onSubmit={submit} />
      {registerHref !== undefined && (
        <p className={muted}>
          {say("noAccount")}{" "}
          <Link href={registerHref} onPress={() => navigation.push(registerHref)}>
            {say("register")}
          </Link>
        </p>
      )}
    </Entrance>
  )
}

/** Signs an administrator in (specification, sections 2, 4, 5 and 8). */
export const LoginPanel = (props: LoginPanelProps) => (
  <PanelFrame {...props}>
    <Login {...props} />
  </PanelFrame>
)
