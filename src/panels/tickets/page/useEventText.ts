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
  const written = (name: "priority" | "assignee", value: unknown) =>
    readableValue(reader, name, { priority, assignee }[name], value)
  return (event) => {
    if (event.type === "begun")
      return event.who === undefined ? say("begunPlain") : say("begun", { who: event.who })
    const { type, who = reader.say("server"), before, after, reason } = event
    if (type === "status") {
      const text = say("statusTo", { who, after: statusName(reader.word, String(after)) })
      return reason === undefined ? text : `${text}: ${reason}`
    }
    if (type === "priority")
      return say("priorityTo", { who, before: written(type, before), after: written(type, after) })
    const name = written(type, after)
    if (name === "") return say("unassigned", { who })
    return name === who ? say("taken", { who }) : say("assigned", { who, after: name })
  }
}
