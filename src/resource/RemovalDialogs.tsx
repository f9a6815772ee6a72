import { BulkRemovalDialog } from "./BulkRemovalDialog.tsx"
import type { List } from "./List.ts"
import type { ListSpec } from "./ListSpec.ts"
import { RemovalDialog } from "./RemovalDialog.tsx"

interface Props {
  readonly list: List
  readonly spec: ListSpec
}

/** Confirmation dialogs for deleting one row or many. */
const RemovalDialogs = ({ list, spec }: Props) => (
  <>
    <RemovalDialog spec={spec} word={list.word} removal={list.removal} />
    <BulkRemovalDialog list={list} />
  </>
)

export default RemovalDialogs
