import { type ReactNode, useContext } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { chevronDown, chevronRight } from "../../ui/icon/icons.ts"
import { RowTree } from "../rowTree.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { branch, indentPx, toggle } from "./treeCell.css.ts"
import { useReader } from "./useReader.ts"

export interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
  readonly children: ReactNode
}

/**
 * Title of a record in a tree, indented by its depth. Keys open and close its row, so its button is for pointers only.
 */
const TreeCell = ({ resource, row, children }: Props) => {
  const tree = useContext(RowTree)
  const { say } = useReader(resource)
  const place = tree?.placeOf(row)
  if (!tree || !place) return children
  const { level, isExpanded } = place
  const name = titleOf(resource, row)
  return (
    <span className={branch} style={{ paddingInlineStart: (level - 1) * indentPx }}>
      {isExpanded === undefined ? (
        <i className={toggle} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={toggle}
          aria-label={say(isExpanded ? "collapse" : "expand", { name })}
          onClick={({ currentTarget }) => {
            tree.toggle(row)
            currentTarget.closest("tr")?.focus()
          }}
        >
          <Icon shape={isExpanded ? chevronDown : chevronRight} />
        </button>
      )}
      {children}
    </span>
  )
}

export default TreeCell
