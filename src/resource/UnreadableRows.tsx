import { useWords } from "../frame/useWords.ts"
import { unreadableIn } from "../contract/wire/unreadable.ts"
import { Notice } from "../ui/notice/Notice.tsx"
import { listWords } from "./words.ts"

/** Number of rows that could not be read and are missing from the list; the reason was reported to the host. */
export const UnreadableRows = ({ rows }: { readonly rows: ReadonlyArray<unknown> | undefined }) => {
  const say = useWords("list", listWords)
  const count = rows === undefined ? 0 : unreadableIn(rows).length
  if (count === 0) return null
  return <Notice tone="warning">{say("unreadable", { count })}</Notice>
}
