import { Icon } from "balcao/ui"
import { useShellWords } from "../words/words.ts"
import type { Command, CommandGroup } from "./command.ts"
import { groupTitle, hint, label, list, option } from "./palette.css.ts"

interface Props {
  readonly id: string
  readonly groups: ReadonlyArray<CommandGroup>
  /** Index of the active command across all groups. */
  readonly activeIndex: number
  readonly idOf: (index: number) => string
  readonly onHover: (index: number) => void
  readonly onChoose: (command: Command) => void
}

/** The commands under their headings; the focus stays in the search field. */
export const CommandList = ({ id, groups, activeIndex, idOf, onHover, onChoose }: Props) => {
  const say = useShellWords()
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((count, { commands }) => count + commands.length, 0),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own lists cannot be searched, nor hold icons
    <div id={id} role="listbox" aria-label={say("find")} className={list}>
      {groups.map((group, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={groupTitle} role="presentation">
            {group.title}
          </div>
          {group.commands.map((command, within) => {
            const optionIndex = (starts[index] ?? 0) + within
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and the keys
              <div
                key={command.id}
                id={idOf(optionIndex)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="option"
                aria-selected={optionIndex === activeIndex}
                className={option}
                onPointerMove={() => onHover(optionIndex)}
                onClick={() => onChoose(command)}
              >
                <Icon shape={command.icon} />
                <span className={label}>{command.label}</span>
                {command.hint !== undefined && <span className={hint}>{command.hint}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
