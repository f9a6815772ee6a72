import { memo, useCallback, useEffect, useRef } from "react"
import { Checkbox } from "../check/Checkbox.tsx"
import { Chip } from "../chip/Chip.tsx"
import { code as codeStyle } from "../theme/text.css.ts"
import * as css from "./checkTree.css.ts"

/** One item of a group. */
export interface CheckTreeChild {
  readonly id: string
  readonly label: string
  /** Its code, shown at the end of the line. */
  readonly code?: string | undefined
  readonly isSelected: boolean
  /** Short label of the difference from the saved state, such as "new"; undefined if unchanged. */
  readonly changeLabel?: string | undefined
}

/** A parent and its children. */
export interface CheckTreeGroup extends CheckTreeChild {
  /** Only some children are selected, which is shown by a lighter mark. */
  readonly partial: boolean
  /** Number of selected children as text, such as "2 de 4". */
  readonly countLabel: string
  readonly children: readonly CheckTreeChild[]
}

export interface CheckTreeProps {
  readonly groups: readonly CheckTreeGroup[]
  readonly isDisabled?: boolean | undefined
  /** A parent or a child was toggled; the caller decides what that changes. */
  readonly onToggle: (id: string, isSelected: boolean) => void
}

/** Groups of checkboxes in two levels, and in two columns if they fit. */
export const CheckTree = ({ groups, isDisabled = false, onToggle }: CheckTreeProps) => {
  const latest = useRef(onToggle)
  useEffect(() => {
    latest.current = onToggle
  }, [onToggle])
  const toggle = useCallback((id: string, isSelected: boolean) => latest.current(id, isSelected), [])
  return (
    <div className={css.tree}>
      {groups.map((group) => (
        <Group key={group.id} group={group} isDisabled={isDisabled} onToggle={toggle} />
      ))}
    </div>
  )
}

interface GroupProps {
  readonly group: CheckTreeGroup
  readonly isDisabled: boolean
  readonly onToggle: (id: string, isSelected: boolean) => void
}

const BaseGroup = ({ group, isDisabled, onToggle }: GroupProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot break across columns
  <div role="group" aria-label={group.label} className={css.group}>
    <div className={css.parent}>
      <CheckLine item={group} partial={group.partial} isDisabled={isDisabled} onToggle={onToggle} />
      <span className={css.count}>{group.countLabel}</span>
    </div>
    {group.children.map((child) => (
      <div key={child.id} className={css.child}>
        <CheckLine item={child} partial={false} isDisabled={isDisabled} onToggle={onToggle} />
        {child.code === undefined ? null : <span className={`${codeStyle} ${css.code}`}>{child.code}</span>}
      </div>
    ))}
  </div>
)

/** Every toggle creates all groups anew, so groups are compared by content to re-render only those that changed. */
const isSameGroup = (one: GroupProps, other: GroupProps): boolean =>
  one.isDisabled === other.isDisabled &&
  one.onToggle === other.onToggle &&
  JSON.stringify(one.group) === JSON.stringify(other.group)

const Group = memo(BaseGroup, isSameGroup)

interface LineProps {
  readonly item: CheckTreeChild
  readonly partial: boolean
  readonly isDisabled: boolean
  readonly onToggle: (id: string, isSelected: boolean) => void
}

const CheckLine = ({ item, partial, isDisabled, onToggle }: LineProps) => (
  <>
    <Checkbox
      label={item.label}
      isSelected={item.isSelected}
      partial={partial}
      isDisabled={isDisabled}
      tone={item.changeLabel === undefined ? "plain" : "changed"}
      onChange={(isSelected) => onToggle(item.id, isSelected)}
    />
    {item.changeLabel === undefined ? null : <Chip tone="accent">{item.changeLabel}</Chip>}
  </>
)
