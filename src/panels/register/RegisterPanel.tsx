import { useState } from "react"
import { Entrance, type EntranceFeatures } from "../../frame/Entrance.tsx"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { RegisterForm } from "./RegisterForm.tsx"
import { buttons } from "../../frame/entrance.css.ts"
import { registerWords } from "./words.ts"
import { useRegistration } from "./useRegistration.ts"

export interface RegisterPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: EntranceFeatures | undefined
  /** Target of Back, and of the redirect after registering. */
  readonly loginHref?: string | undefined
  /** The terms one agrees to. */
  readonly termsHref?: string | undefined
}

const Register = ({ features, loginHref = "/auth/login", termsHref }: RegisterPanelProps) => {
  const say = useWords("register", registerWords)
  const { navigation } = usePanel()
  const { submit, busy, error, clear } = useRegistration(loginHref)
  const [refused, setRefused] = useState(false)
  const notice = refused ? say("mustAgree") : error
  return (
    <Entrance features={features} title={say("title")} intro={say("intro")} error={notice}>
      <RegisterForm
        busy={busy}
        onRefuse={() => {
          clear()
          setRefused(true)
        }}
        onAgree={() => setRefused(false)}
        onSubmit={(registration) => {
          setRefused(false)
          submit(registration)
        }}
        terms={
          termsHref !== undefined && (
            <div>
              <Link href={termsHref} target="_blank" rel="noreferrer">
                {say("terms")}
              </Link>
            </div>
          )
        }
        buttons={
          <div className={buttons}>
            <Button size="large" onPress={() => navigation.push(loginHref)}>
              {say("back")}
            </Button>
            <Button type="submit" tone="primary" size="large" block busy={busy}>
              {say(busy ? "submitting" : "submit")}
            </Button>
          </div>
        }
      />
    </Entrance>
  )
}

/** Registers a user, who has no roles until someone grants one (specification, sections 2, 4, 5 and 8). */
export const RegisterPanel = (props: RegisterPanelProps) => (
  <PanelFrame {...props}>
    <Register {...props} />
  </PanelFrame>
)
