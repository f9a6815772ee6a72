import { askedFields } from "../../contract/resource/asked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { clockIn } from "../../frame/clock.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { Texts } from "../editor/textDraft.ts"
import { FieldOfKind } from "./fields/FieldOfKind.tsx"
import { problemSentence } from "./problemSentence.ts"
import type { RecordProblems } from "./recordProblems.ts"
import { useProblemWords } from "./useRecordSaving.ts"

interface Props {
  readonly resource: Resource
  readonly to: string
  readonly texts: Texts<string>
  /** Problems to show, by field. */
  readonly problems: RecordProblems
  readonly zone: string
  readonly isBusy: boolean
  readonly onChange: (name: string, text: string) => void
  readonly onLeave: (name: string) => void
}

/** The fields a move to a status asks for. */
const AskedFields = ({ resource, to, texts, problems, zone, isBusy, onChange, onLeave }: Props) => {
  const words = useProblemWords(resource)
  const viewed = useValue(usePanel().client.session.company)
  const reader = { ...words.reader, clock: clockIn(zone, viewed) }
  return Object.entries(askedFields(resource, to)).map(([name, field]) => {
    const text = texts[name] ?? ""
    const problem = problems[name]
    return (
      <FieldOfKind
        key={name}
        {...{ field, reader }}
        path={name}
        value={text}
        error={problem && problemSentence(words, resource.fields, { path: name, text }, problem)}
        isReadOnly={isBusy}
        onChange={(next) => onChange(name, next)}
        onBlur={() => onLeave(name)}
      />
    )
  })
}

export default AskedFields
