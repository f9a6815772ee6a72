/** A text of another system as the database takes it: without NUL and halves of characters, and at most so long. */
export const foreignText = (text: string, longest = text.length): string =>
  text
    .replaceAll("\0", "")
    .slice(0, longest)
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")

/** The value of another system's JSON, its texts as the database takes them. Throws for what is no JSON. */
export const foreignJson = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) => (typeof value === "string" ? foreignText(value) : value))
