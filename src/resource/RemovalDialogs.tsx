import { BulkRemovalDialog } from "./BulkRemovalDialog.tsx"
import type { List } from "./List.ts"
import { RemovalDialog } from "./RemovalDialog.tsx"

interface Props {
  readonly list: List
}

/** Confirmation dialogs for deleting one row or many. */
const RemovalDialogs = ({ list }: Props) => (
  <>
    <RemovalDialog spec={list.spec} word={list.word} removal={list.removal} />
    <BulkRemovalDialog list={list} />
  </>
)

export default RemovalDialogs
