import type { Say } from "../frame/useWords.ts"
import { BulkRemovalDialog } from "./BulkRemovalDialog.tsx"
import type { List } from "./List.ts"
import type { ListSpec, ListWords } from "./ListSpec.ts"
import { RemovalDialog } from "./RemovalDialog.tsx"

interface Props<Row, W extends ListWords, R> {
  readonly list: List<Row, W, R>
  readonly spec: ListSpec<Row, W, R>
  readonly say: Say<W>
}

/** What asks before one row or many are deleted. */
const RemovalDialogs = <Row, W extends ListWords, R>({ list, spec, say }: Props<Row, W, R>) => (
  <>
    <RemovalDialog spec={spec} say={say} removal={list.removal} />
    <BulkRemovalDialog list={list} />
  </>
)

export default RemovalDialogs
