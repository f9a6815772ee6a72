import { type Choice, type OpenGroup, optionPath } from "../../contract/menu/public/publicLine.ts"
import type { PublicGroup, PublicItem, PublicOption } from "../../contract/menu/public/snapshot.ts"
import { group as groupClass } from "./OptionGroup.css.ts"
import type { MenuText } from "./menuText.ts"
import { OptionRow } from "./OptionRow.tsx"

interface Props {
  readonly open: OpenGroup
  readonly choice: Choice
  readonly items: ReadonlyMap<string, PublicItem>
  readonly text: MenuText
  /** True if the item has a price before anything is chosen. */
  readonly hasPrice: boolean
  readonly onChoose: (next: Choice) => void
}

/** Options without a limit leave as many as there are in one order; a group of more is said to have none. */
const noLimit = 50

const rule = ({ minPermitted: min, maxPermitted: max }: PublicGroup, { say }: MenuText) => {
  if (min === 1 && max === 1) return say("chooseOne")
  if (min > 0 && max >= noLimit) return say("chooseAtLeast", { min })
  if (min > 0) return min === max ? say("chooseExactly", { count: min }) : say("chooseBetween", { min, max })
  return max >= noLimit ? say("optional") : say("chooseUpTo", { max })
}

/** The choice with so many pieces of an option; where one may take one alone, in place of another. */
const chosen = ({ group, path }: OpenGroup, choice: Choice, option: PublicOption, pieces: number): Choice => {
  const at = optionPath(path, option)
  const isSingle = group.maxPermitted === 1
  const unchanged = [...choice].filter(
    ([key]) => key !== at && !key.startsWith(`${at}/`) && !(isSingle && key.startsWith(`${path}/`)),
  )
  return new Map(pieces > 0 ? [...unchanged, [at, pieces]] : unchanged)
}

/** A group of options, with how many of them one has to choose. */
export const OptionGroup = ({ open, choice, items, text, hasPrice, onChoose }: Props) => {
  const { group, path, pieces } = open
  const isDone = pieces >= group.minPermitted
  return (
    <fieldset className={groupClass}>
      <legend>
        <span>
          {group.name} <small>{rule(group, text)}</small>
        </span>
        {group.minPermitted > 0 && (
          <b data-done={isDone || undefined}>{text.say(isDone ? "chosen" : "required")}</b>
        )}
      </legend>
      {group.options
        .toSorted((one, other) => one.index - other.index)
        .map((option) => (
          <OptionRow
            key={option.id}
            open={open}
            option={option}
            item={items.get(option.itemId)}
            pieces={choice.get(optionPath(path, option)) ?? 0}
            text={text}
            isAdded={group.priceMethod === "SUM" && (hasPrice || group.minPermitted === 0)}
            onPieces={(next) => onChoose(chosen(open, choice, option, next))}
          />
        ))}
    </fieldset>
  )
}
