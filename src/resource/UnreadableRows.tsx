import { useWords } from "../frame/useWords.ts"
import { unreadableIn } from "../contract/wire/unreadable.ts"
import { Notice } from "../ui/notice/Notice.tsx"
import { listWords } from "./words.ts"

/** How many rows of a list could not be read and are missing from it; the host heard why. */
export const UnreadableRows = ({ rows }: { readonly rows: ReadonlyArray<unknown> | undefined }) => {
  const say = useWords("list", listWords)
  const count = rows === undefined ? 0 : unreadableIn(rows).length
  if (count === 0) return null
  return <Notice tone="warning">{say("unreadable", { count })}</Notice>
}
