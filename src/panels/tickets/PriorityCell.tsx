import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { tickets } from "../../contract/resources/tickets.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import { entryOf } from "../../contract/wire/entryOf.ts"

const resource: Resource = tickets

const tones: Readonly<Record<string, StatusTone>> = { HIGH: "danger", MEDIUM: "warning", LOW: "neutral" }

/** A ticket's priority. */
const PriorityCell = ({ row }: { readonly row: RowOf<typeof tickets> }) => {
  const { word } = useReader(resource)
  const { priority } = row
  return priority === undefined ? null : (
    <Status tone={entryOf(tones, priority) ?? "neutral"}>{word(`filter.priority.${priority}`)}</Status>
  )
}

export default PriorityCell
