import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { choices } from "../../contract/resource/choices.ts"
import { namesIn } from "../../contract/resource/fileCell.ts"
import type { Reference } from "../../contract/resource/field.ts"
import { choiceCalled } from "../../contract/resource/numberedLabel.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import type { FindReference } from "./cellTexts.ts"
import type { ImportTable } from "./importRows.ts"
import { folded } from "../../contract/search/folded.ts"

const keyOf = (source: string, label: string) => `${source} ${folded(label)}`

/** Returns the records named by a file's cells, each once: the source and the record's title. */
const namedIn = ({ fields }: Resource, { columns, lines }: ImportTable) => {
  const found = new Map<string, readonly [source: string, label: string]>()
  columns.forEach((name, at) => {
    const { kind, to = "" } = (name === undefined ? undefined : fields[name]) ?? {}
    if (kind !== "reference" && kind !== "references") return
    for (const { cells } of lines)
      for (const label of kind === "reference" ? [cells[at] ?? ""] : namesIn(cells[at] ?? ""))
        if (label !== "") found.set(keyOf(to, label), [to, label])
  })
  return [...found.values()]
}

/** Looks for the records that a file names, of those a record of this owner may name. */
export const useNamed = (resource: Resource, table: ImportTable, owner: RecordId | undefined) => {
  const { api } = usePanel().client
  const load = useMemo(() => {
    const of = { list: resource.name, ...(owner !== undefined && { owner }) }
    return Effect.map(
      Effect.forEach(
        namedIn(resource, table),
        ([source, label]) =>
          Effect.map(
            api.call(choices.find, { params: { source }, query: { search: label, ...of } }),
            (found): readonly [string, Reference | undefined] => [
              keyOf(source, label),
              choiceCalled(found, label),
            ],
          ),
        { concurrency: 4 },
      ),
      (found): FindReference => {
        const known = new Map(found)
        return (source, label) => known.get(keyOf(source, label))
      },
    )
  }, [api, resource, table, owner])
  return useRemote(load)
}
