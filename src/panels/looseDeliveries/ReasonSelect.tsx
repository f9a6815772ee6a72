import { looseReasons } from "../../contract/looseDeliveries/looseStages.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { Select } from "../../ui/select/Select.tsx"
import { useLooseWords } from "./words.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Props {
  readonly reasons: ReadonlyArray<string>
  readonly value: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (reason: string) => void
}

/** Reason why a delivery is canceled, or did not reach somebody. */
export const ReasonSelect = ({ reasons, ...rest }: Props) => {
  const say = useLooseWords()
  const { locale } = usePanel()
  const nameOf = (one: string) => wordsIn(entryOf(looseReasons, one) ?? [one, one], locale)
  return (
    <Select
      {...rest}
      label={say("reason")}
      options={reasons.map((id) => ({ id, label: nameOf(id) }))}
      isRequired
    />
  )
}
