/** One server-sent event. */
export interface StreamEvent {
  readonly name: string
  readonly data: string
  /** The stream's position after it; undefined when the event does not say. */
  readonly id: string | undefined
}

const fieldOf = (line: string): readonly [name: string, value: string] => {
  const colon = line.indexOf(":")
  if (colon < 0) return [line, ""]
  const value = line.slice(colon + 1)
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value]
}

const eventOf = (lines: ReadonlyArray<string>): StreamEvent | undefined => {
  const fields = lines.map(fieldOf)
  const last = (field: string) => fields.findLast(([name]) => name === field)?.[1]
  const data = fields.flatMap(([name, value]) => (name === "data" ? [value] : []))
  return data.length === 0
    ? undefined
    : { name: last("event") ?? "message", data: data.join("\n"), id: last("id") }
}

/** Parses server-sent events from chunks of text, however they are cut (the HTML standard, "event stream"). */
export const eventReader = (take: (event: StreamEvent) => void): ((chunk: string) => void) => {
  let rest = ""
  let lines: Array<string> = []
  return (chunk) => {
    const text = rest + chunk
    // A carriage return at the very end may be the first half of a line break.
    const whole = text.endsWith("\r") ? text.slice(0, -1) : text
    const parts = whole.split(/\r\n|\n|\r/)
    rest = (parts.pop() ?? "") + text.slice(whole.length)
    for (const line of parts) {
      if (line !== "") {
        lines.push(line)
        continue
      }
      const event = eventOf(lines)
      lines = []
      if (event) take(event)
    }
  }
}
