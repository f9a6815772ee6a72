import { statusName } from "./StatusMark.tsx"
import type { Reader } from "./readableValue.ts"

/** Portuguese statuses that say what was done, such as Aprovada, Pago or Entregue, rather than how a record is. */
const participle = /^(?:\p{L}+(?:ad|id|íd)[oa]|pag[oa]|ganh[oa]|suspens[oa]|entregue)(?= |$)/iu

const inSentence = (name: string, isPlural: boolean) =>
  isPlural ? name.toLowerCase().replace(participle, "$&s") : name.toLowerCase()

/** The sentence for records that got another status: of one by its name, of several by their number. */
export const movedText = (
  { word, locale }: Pick<Reader, "word" | "locale">,
  to: string,
  record: { readonly name: string } | { readonly count: number },
): string => {
  const status = statusName(word, to)
  const key = "name" in record ? "moved" : "movedMany"
  if (locale === "ptBr" && participle.test(status))
    return word(`${key}Done`, {
      ...record,
      status: inSentence(status, "count" in record && record.count > 1),
    })
  return word(key, { ...record, status })
}
