import { typedText } from "balcao/contract"
import { TextField } from "balcao/ui"
import { useState } from "react"
import { SettingQuestion } from "./SettingQuestion.tsx"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly label: string
  readonly phrase: string
  readonly busy: boolean
  readonly error: string | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for a phrase before something stops for many. */
export const TurnOff = ({ label, phrase, ...question }: Props) => {
  const say = useSettingWords()
  const [typed, setTyped] = useState("")
  return (
    <SettingQuestion
      {...question}
      title={say("offTitle", { name: label })}
      width="delete"
      tone="danger"
      label={say("off")}
      isDisabled={typedText(typed) !== phrase}
    >
      <p>{say("offAsk", { phrase })}</p>
      <TextField label={say("phrase")} value={typed} autoComplete="off" onChange={setTyped} />
    </SettingQuestion>
  )
}
