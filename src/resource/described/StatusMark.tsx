import type { Resource } from "../../contract/resource/resource.ts"
import { Status } from "../../ui/status/Status.tsx"
import { useReader } from "./useReader.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

interface Props {
  readonly resource: Resource
  readonly status: string
}

/** The name of a status. */
export const statusName = (word: (key: string) => string, status: string): string => {
  const key = `filter.status.${status}`
  const name = word(key)
  return name === key ? status : name
}

/** A record's status: its shape, its colour and its name. */
export const StatusMark = ({ resource, status }: Props) => {
  const { word } = useReader(resource)
  return (
    <Status soft tone={entryOf(resource.status?.values, status)?.[2] ?? "neutral"}>
      {statusName(word, status)}
    </Status>
  )
}
