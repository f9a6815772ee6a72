import { foundChoices } from "../../resource/described/foundChoices.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { useTicketWords } from "./words.ts"
import type { Receiver, useAssignee } from "./useAssignee.ts"

const receivers: ReadonlyArray<Receiver> = ["me", "other", "nobody"]

interface Props {
  readonly choice: ReturnType<typeof useAssignee>
  readonly isDisabled: boolean
}

/** Asks to whom tickets are given: oneself, another agent, or nobody. */
export const AssigneeChoice = ({ choice, isDisabled }: Props) => {
  const { receiver, setReceiver, other, setOther, vain } = choice
  const say = useTicketWords()
  return (
    <div className={stack}>
      <RadioGroup
        label={say("assignTo")}
        options={receivers.map((id) => ({ id, label: say(id), isDisabled: vain[id] }))}
        value={receiver}
        onChange={setReceiver}
        {...{ isDisabled }}
      />
      {receiver === "other" && (
        <RecordField
          label={say("agent")}
          placeholder={say("chooseAgent")}
          value={other}
          find={foundChoices("agents")}
          onChange={setOther}
          {...{ isDisabled }}
        />
      )}
    </div>
  )
}
