import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenMoment } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { fieldLabel } from "../described/readableValue.ts"
import { useReader } from "../described/useReader.ts"
import type { RecordUpdate, Repeat } from "./findRepeats.ts"
import type { ImportRow } from "./importRows.ts"
import { useImportWords } from "./words.ts"
import { LeftLines } from "./LeftLines.tsx"
import type { Repeats } from "./useRepeats.ts"

interface Props {
  readonly repeats: Repeats
}

/** Returns the function that says what a line repeats, and what an update of that record changes. */
const useRepeatText = (resource: Resource) => {
  const say = useImportWords()
  const reader = useReader(resource)
  return (repeat: Repeat): string => {
    if ("line" in repeat) return say("sameAsLine", { line: repeat.line })
    const { name, update } = repeat
    if (!update) return say("thereAlready", { name })
    const names = Object.keys(update.changes).map((field) => fieldLabel(reader, field))
    return names.length > 0
      ? say("thereWith", { name, fields: names.join(", ") })
      : say("thereAsIs", { name })
  }
}

const hasUpdate = (repeat: Repeat): repeat is Repeat & { readonly update: RecordUpdate } =>
  "update" in repeat && repeat.update !== undefined

const isChange = (repeat: Repeat) => hasUpdate(repeat) && Object.keys(repeat.update.changes).length > 0

/** Lines by what becomes of them. */
const groups = {
  updating: isChange,
  unchanged: (repeat: Repeat) => hasUpdate(repeat) && !isChange(repeat),
  repeated: (repeat: Repeat) => !hasUpdate(repeat),
}

/** A notice that a file comes again, the lines that update a record or would make it twice, and those left out. */
export const RepeatedLines = ({
  resource,
  repeats: { importedAt, lines, leftOut },
}: Props & { readonly resource: Resource }) => {
  const say = useImportWords()
  const textOf = useRepeatText(resource)
  const { locale } = usePanel()
  return (
    <>
      {importedAt !== undefined && (
        <Notice tone="warning">{say("sameFile", { moment: writtenMoment(locale, importedAt) })}</Notice>
      )}
      {(["updating", "unchanged", "repeated"] as const).map((group) => {
        const found = [...lines].filter(([, repeat]) => groups[group](repeat))
        if (found.length === 0) return null
        return (
          <LeftLines
            key={group}
            title={say(group, { count: found.length })}
            lines={found.map(([line, repeat]) => [line, textOf(repeat)])}
          />
        )
      })}
      {leftOut.length > 0 && <LeftLines title={say("bad", { count: leftOut.length })} lines={leftOut} />}
    </>
  )
}

/** The records that lines would change, by line. */
const updatesOf = (lines: Repeats["lines"]): ReadonlyMap<number, RecordUpdate> =>
  new Map(
    [...lines].flatMap(([line, repeat]) =>
      hasUpdate(repeat) && isChange(repeat) ? [[line, repeat.update] as const] : [],
    ),
  )

/** Imports what is new, updates what is there besides, or makes everything all the same. */
export const RepeatButtons = ({
  repeats: { rows, lines, importedAt, leftOut },
  onBack,
  onConfirm,
}: Props & {
  readonly onBack: () => void
  readonly onConfirm: (rows: ReadonlyArray<ImportRow>, updates?: ReadonlyMap<number, RecordUpdate>) => void
}) => {
  const say = useImportWords()
  const fresh = rows.filter(({ line }) => !lines.has(line))
  const updates = updatesOf(lines)
  const made = rows.filter(({ missing }) => missing.length === 0)
  const isAgain = importedAt !== undefined && lines.size === 0
  const isNew = fresh.length > 0 && (lines.size > 0 || (leftOut.length > 0 && !isAgain))
  const isKeyed = [...lines.values()].every((repeat) => "update" in repeat)
  const tone = updates.size > 0 ? "plain" : "primary"
  const update = () =>
    onConfirm(
      rows.filter(({ line }) => !lines.has(line) || updates.has(line)),
      updates,
    )
  return (
    <>
      <Button tone="plain" onPress={onBack}>
        {say("back")}
      </Button>
      {made.length > 0 && (isAgain || !isKeyed) && (
        <Button tone={isNew ? "plain" : tone} onPress={() => onConfirm(made)}>
          {say("everything", { count: made.length })}
        </Button>
      )}
      {isNew && (
        <Button tone={tone} onPress={() => onConfirm(fresh)}>
          {say("onlyNew", { count: fresh.length })}
        </Button>
      )}
      {updates.size > 0 && (
        <Button tone="primary" onPress={update}>
          {say(isNew ? "newAndUpdate" : "update", { count: updates.size, fresh: fresh.length })}
        </Button>
      )}
    </>
  )
}
