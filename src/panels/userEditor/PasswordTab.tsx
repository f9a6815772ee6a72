import type { FormEvent } from "react"
import { limits } from "../../contract/limits.ts"
import { fieldWords } from "../../frame/fields/words.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { Button } from "../../ui/button/Button.tsx"
import { PasswordField } from "../../ui/field/PasswordField.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import type { TabProps } from "./tabs.ts"
import { passwords } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"
import { type PasswordTexts, passwordProblems } from "./userProblems.ts"
import { usePasswordChange } from "./usePasswordChange.ts"

type Name = keyof PasswordTexts

/** Returns the props of each password field. */
const usePasswordField = ({
  draft,
  isReadOnly,
  needsCurrent,
}: TabProps & { readonly needsCurrent: boolean }) => {
  const { secret } = draft
  const say = useWords("userEditor", userEditorWords)
  const sayOfField = useWords("fields", fieldWords)
  const texts = useValue(secret.texts)
  const touched = useValue(secret.touched)
  const problems = passwordProblems(texts)
  const sentence = (name: Name) => {
    const problem = problems[name]
    if (!problem || !touched.has(name)) return undefined
    if (problem === "required") return say(`${name}Required`)
    return sayOfField(problem, { name: say(name), ...limits.text.password })
  }
  const field = (name: Name) => ({
    label: say(name),
    showLabel: say("showPassword"),
    hideLabel: say("hidePassword"),
    autoComplete: name === "current" ? "current-password" : "new-password",
    isRequired: true,
    isReadOnly,
    value: texts[name],
    error: sentence(name),
    onChange: (text: string) => secret.write(name, text),
    onBlur: () => secret.touch([name]),
  })
  const isInOrder = !problems.password && !problems.confirm && !(needsCurrent && problems.current)
  return { field, isInOrder }
}

/** Change password (section 2, tab 5): saved at once and on its own. */
export const PasswordTab = (props: TabProps) => {
  const say = useWords("userEditor", userEditorWords)
  const { busy, needsCurrent, isMismatch, failure, compare, send, dismiss } = usePasswordChange(props.draft)
  const isReadOnly = props.isReadOnly || busy
  const { field, isInOrder } = usePasswordField({ ...props, isReadOnly, needsCurrent })
  const confirm = field("confirm")
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isInOrder) send()
  }
  return (
    <EditorPart title={say("passwordTitle")} text={say("passwordText")}>
      <form className={passwords} noValidate onSubmit={onSubmit}>
        {isMismatch && (
          <Notice tone="danger" role="alert">
            {say("mismatch")}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="danger" role="alert" closeLabel={say("close")} onClose={dismiss}>
            {failure}
          </Notice>
        )}
        {needsCurrent && <PasswordField {...field("current")} />}
        <PasswordField {...field("password")} />
        <PasswordField
          {...confirm}
          onBlur={() => {
            confirm.onBlur()
            compare()
          }}
        />
        <div>
          <Button type="submit" busy={busy} isDisabled={props.isReadOnly || !isInOrder}>
            {say(busy ? "changingPassword" : "changePassword")}
          </Button>
        </div>
      </form>
    </EditorPart>
  )
}
