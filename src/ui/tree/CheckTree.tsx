import { memo, useCallback, useEffect, useRef } from "react"
import { Checkbox } from "../check/Checkbox.tsx"
import { Chip } from "../chip/Chip.tsx"
import { code as codeStyle } from "../theme/text.css.ts"
import * as css from "./checkTree.css.ts"

/** One thing of a group. */
export interface CheckTreeChild {
  readonly id: string
  readonly label: string
  /** Its name for machines, at the end of the line. */
  readonly code?: string | undefined
  readonly isSelected: boolean
  /** The word that says how it differs from what is saved. */
  readonly changed?: string | undefined
}

/** A parent and its children. */
export interface CheckTreeGroup extends CheckTreeChild {
  /** Some children are chosen and some are not: a lighter mark. */
  readonly partial: boolean
  /** How many of how many, such as "2 de 4". */
  readonly count: string
  readonly children: readonly CheckTreeChild[]
}

export interface CheckTreeProps {
  readonly groups: readonly CheckTreeGroup[]
  readonly isDisabled?: boolean | undefined
  /** A parent or a child was pressed; what follows from it is the caller's rule. */
  readonly onToggle: (id: string, isSelected: boolean) => void
}

/** Two levels of things to choose, in two columns where there is room. */
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

const Drawn = ({ group, isDisabled, onToggle }: GroupProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot break across columns
  <div role="group" aria-label={group.label} className={css.group}>
    <div className={css.parent}>
      <Line item={group} partial={group.partial} isDisabled={isDisabled} onToggle={onToggle} />
      <span className={css.count}>{group.count}</span>
    </div>
    {group.children.map((child) => (
      <div key={child.id} className={css.child}>
        <Line item={child} partial={false} isDisabled={isDisabled} onToggle={onToggle} />
        {child.code === undefined ? null : <span className={`${codeStyle} ${css.code}`}>{child.code}</span>}
      </div>
    ))}
  </div>
)

/** Groups are described anew at every press; only those that show something else are drawn again. */
const showsTheSame = (one: GroupProps, other: GroupProps): boolean =>
  one.isDisabled === other.isDisabled &&
  one.onToggle === other.onToggle &&
  JSON.stringify(one.group) === JSON.stringify(other.group)

const Group = memo(Drawn, showsTheSame)

interface LineProps {
  readonly item: CheckTreeChild
  readonly partial: boolean
  readonly isDisabled: boolean
  readonly onToggle: (id: string, isSelected: boolean) => void
}

const Line = ({ item, partial, isDisabled, onToggle }: LineProps) => (
  <>
    <Checkbox
      label={item.label}
      isSelected={item.isSelected}
      partial={partial}
      isDisabled={isDisabled}
      tone={item.changed === undefined ? "plain" : "changed"}
      onChange={(isSelected) => onToggle(item.id, isSelected)}
    />
    {item.changed === undefined ? null : <Chip tone="accent">{item.changed}</Chip>}
  </>
)
