import { type FocusEvent, useMemo } from "react"
import { menuLists } from "../../../contract/menu/menuData.ts"
import type { Kind } from "../../../contract/resource/field.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { clockIn } from "../../../frame/clock.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { FieldOfKind } from "../../../resource/described/fields/FieldOfKind.tsx"
import { problemSentence } from "../../../resource/described/problemSentence.ts"
import { useProblemWords } from "../../../resource/described/useRecordSaving.ts"
import { useMenuEdit } from "../menuEdit.ts"
import * as css from "./sheetFields.css.ts"
import { type RowFieldOf, useRowField } from "./useRowField.ts"

/** Kinds that are written letter by letter; others are saved as they are chosen. */
const typedKinds: ReadonlySet<Kind> = new Set([
  "text",
  "lines",
  "code",
  "count",
  "decimal",
  "percent",
  "money",
  "day",
  "moment",
  "time",
  "list",
])

/** Kinds that take a whole line, as names do. */
const wideKinds: ReadonlySet<Kind> = new Set(["lines", "choices", "hours", "list"])

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)

/** One field of a row of the menu, by its description. */
export const RowField = (props: RowFieldOf) => {
  const { data, list, row, name } = props
  const { mayEdit } = useMenuEdit()
  const resource: Resource = menuLists[list]
  const words = useProblemWords(resource)
  const viewed = useValue(usePanel().client.session.company)
  const { text, problem, refusal, type, save } = useRowField(props)
  const { timeZone } = data.store
  const reader = useMemo(
    () => ({ ...words.reader, clock: clockIn(timeZone, viewed) }),
    [words.reader, timeZone, viewed],
  )
  const field = resource.fields[name]
  if (!field) return null
  const isTyped = typedKinds.has(field.kind)
  const sentence =
    problem && problemSentence({ ...words, reader }, resource.fields, { path: name, text }, problem)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field within is what is left
    <div
      className={css.field}
      data-wide={wideKinds.has(field.kind) || name === resource.title || undefined}
      onBlur={(event) => isTyped && isLeft(event) && save()}
    >
      <FieldOfKind
        {...{ field, reader }}
        path={name}
        value={text}
        saved={text}
        error={sentence ?? refusal}
        isReadOnly={!mayEdit || field.rules.from === "server"}
        onBlur={() => undefined}
        onChange={(next) => {
          type(next)
          if (!isTyped) save()
        }}
        key={String(row._id)}
      />
    </div>
  )
}
