import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import { accounts as row, demo } from "./LoginPanel.css.ts"
import { loginWords } from "./words.ts"
import type { DemoAccounts } from "./DemoAccounts.ts"

/** The demo's accounts; choosing one fills the form. */
export const DemoChoice = ({
  password,
  accounts,
  onChoose,
}: DemoAccounts & { readonly onChoose: (email: string) => void }) => {
  const say = useWords("login", loginWords)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a frame of its own
    <div className={demo} role="group" aria-label={say("demo")}>
      <strong>{say("demo")}</strong>
      <span className={muted}>{say("demoHint", { password })}</span>
      <div className={row}>
        {accounts.map(({ email, label }) => (
          <Button key={email} tone="quiet" size="small" onPress={() => onChoose(email)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
