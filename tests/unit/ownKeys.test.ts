import { expect, it } from "vitest"
import { findingsOf } from "./houseRules.ts"

const refused = [
  "table[word]",
  "table?.[word]",
  "closed[word as keyof typeof closed]",
  "row.status.moves[word]",
  "word in table",
]
const taken = ["table.get(word)", 'closed["text"]', "fields[name]", "list[0]"]

it("refuses a look-up of a word in a plain object, and takes those of our own names", async () => {
  const tables = "const table: Readonly<Record<string, string>> = {}\nconst closed = { text: 1 } as const\n"
  const file = "src/kinds.ts"
  const text = [tables, ...[...refused, ...taken].map((one) => `void (${one})\n`)].join("")
  const findings = await findingsOf("own-keys", { [file]: text })
  expect(findings).toEqual(refused.map((_, index) => [file, index + 3]))
})
