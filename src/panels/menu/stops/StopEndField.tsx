import type { MenuStore } from "../../../contract/menu/menuData.ts"
import { offeredStopEnds, type StopEnd, stopEndAt } from "../../../contract/menu/stopEnds.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { useStopWords } from "./words.ts"

interface Props {
  readonly store: MenuStore
  /** In milliseconds since 1970. */
  readonly at: number
  readonly value: StopEnd
  readonly onChange: (end: StopEnd) => void
}

/** Choice of when something that is sold out is back; the store's usual one comes first. */
export const StopEndField = ({ store, at, value, onChange }: Props) => {
  const say = useStopWords()
  const moment = useMoment(store)
  const labelOf = (end: StopEnd) => {
    const until = stopEndAt(store, end, at)
    return end === "OPENING" && until !== null ? say("OPENING_at", { moment: moment(until) }) : say(end)
  }
  return (
    <RadioGroup
      label={say("back")}
      options={offeredStopEnds(store, at).map((id) => ({ id, label: labelOf(id) }))}
      value={value}
      onChange={onChange}
    />
  )
}
