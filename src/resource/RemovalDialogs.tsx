import { BulkRemovalDialog } from "./BulkRemovalDialog.tsx"
import type { List } from "./List.ts"
import type { ListSay, ListSpec } from "./ListSpec.ts"
import { RemovalDialog } from "./RemovalDialog.tsx"

interface Props {
  readonly list: List
  readonly spec: ListSpec
  readonly say: ListSay
}

/** Confirmation dialogs for deleting one row or many. */
const RemovalDialogs = ({ list, spec, say }: Props) => (
  <>
    <RemovalDialog spec={spec} say={say} removal={list.removal} />
    <BulkRemovalDialog list={list} />
  </>
)

export default RemovalDialogs
