import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { muted } from "../../../ui/theme/text.css.ts"
import { usePageWords } from "./words.ts"
import { choice } from "./ticketPage.css.ts"

interface Props {
  readonly isNote: boolean
  /** The company that reads a reply; undefined if unknown. */
  readonly company: string | undefined
  readonly onChange: (isNote: boolean) => void
}

/** Chooses between a reply and a note, and says who reads it. */
export const KindChoice = ({ isNote, company, onChange }: Props) => {
  const say = usePageWords()
  return (
    <div className={choice}>
      <SegmentedControl
        label={say("kind")}
        size="small"
        options={[
          { id: "reply", label: say("public") },
          { id: "note", label: say("internal") },
        ]}
        value={isNote ? "note" : "reply"}
        onChange={(id) => onChange(id === "note")}
      />
      <span className={muted}>
        {isNote ? say("readByDesk") : company === undefined ? null : say("readByAll", { company })}
      </span>
    </div>
  )
}
