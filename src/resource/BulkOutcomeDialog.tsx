import { frameWords } from "../frame/words.ts"
import { type Say, useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { Dialog } from "../ui/dialog/Dialog.tsx"
import type { List } from "./List.ts"
import type { ListSay } from "./ListSpec.ts"
import { listWords } from "./words.ts"
import type { RemovalOutcome } from "./removeEach.ts"
import { reasons } from "./resourceList.css.ts"
import { factsText } from "../contract/isolateText.ts"

interface Props {
  readonly list: List
  readonly outcome: Pick<RemovalOutcome, "refused">
  /** Title with the number of rows done, or that none were. `kept` has the number of rows not done. */
  readonly title: string
  readonly unchangedText: string
  readonly onClose: () => void
}

/** Most rows named under one reason; the rest are counted. */
const maxNamed = 10

type Ids = ReadonlyArray<RemovalOutcome["refused"][number]["id"]>

/** The rows that stayed, by the reason. */
const byReason = (
  { refused }: Pick<RemovalOutcome, "refused">,
  reasonOf: (code: string) => string,
): ReadonlyMap<string, Ids> => {
  const groups = new Map<string, Ids>()
  for (const { id, code, reason = reasonOf(code) } of refused)
    groups.set(reason, [...(groups.get(reason) ?? []), id])
  return groups
}

/** A reason in the list's own words, in those every list has, or else by its code. */
const reasonOf = (word: ListSay, say: Say<typeof listWords>, code: string): string => {
  const key = `refused.${code}`
  const own = word(key)
  if (own !== key) return own
  return code === "not_found" ? say("refused.not_found") : say("refusedOther", { code })
}

/** Dialog with the result of a bulk action: how many rows succeeded, which did not, and why. */
export const BulkOutcomeDialog = ({ list, outcome, title, unchangedText, onClose }: Props) => {
  const { spec, word, model } = list
  const say = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const titleOf = (id: Ids[number]) => {
    const row = model.rowOf(String(id))
    return row === undefined ? `#${id}` : spec.rowTitle(row)
  }
  const namesOf = (ids: Ids) => {
    const names = factsText(ids.slice(0, maxNamed).map(titleOf), ", ")
    return ids.length > maxNamed ? say("andMore", { names, count: ids.length - maxNamed }) : names
  }
  return (
    <Dialog
      isOpen
      title={title}
      width="list"
      onClose={onClose}
      footer={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
        <Button autoFocus onPress={onClose}>
          {frame("close")}
        </Button>
      }
    >
      <p>{unchangedText}</p>
      <dl className={reasons}>
        {[...byReason(outcome, (code) => reasonOf(word, say, code))].map(([reason, ids]) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd>{namesOf(ids)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
