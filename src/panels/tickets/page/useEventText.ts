import { tickets } from "../../../contract/resources/tickets.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { readableValue } from "../../../resource/described/readableValue.ts"
import { statusName } from "../../../resource/described/StatusMark.tsx"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { usePageWords } from "./words.ts"
import type { TicketEvent } from "./threadEntries.ts"

const resource: Resource = tickets

/** Returns a function that describes an event of a ticket on one line. */
export const useEventText = (): ((event: TicketEvent) => string) => {
  const say = usePageWords()
  const reader = useRecordReader(resource)
  const { priority, assignee } = tickets.fields
  const fieldText = (name: "priority" | "assignee", value: unknown) =>
    readableValue(reader, name, { priority, assignee }[name], value)
  return (event) => {
    if (event.type === "begun")
      return event.who === undefined ? say("begunPlain") : say("begun", { who: event.who })
    const { type, who: author = reader.say("server"), before, after, reason } = event
    if (type === "status") {
      const text = say("statusTo", { who: author, after: statusName(reader.word, String(after)) })
      return reason === undefined ? text : `${text}: ${reason}`
    }
    if (type === "priority")
      return say("priorityTo", {
        who: author,
        before: fieldText(type, before),
        after: fieldText(type, after),
      })
    const name = fieldText(type, after)
    if (name === "") return say("unassigned", { who: author })
    return name === author ? say("taken", { who: author }) : say("assigned", { who: author, after: name })
  }
}
