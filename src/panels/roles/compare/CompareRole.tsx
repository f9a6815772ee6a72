import type { RoleRow } from "../../../contract/users/roleRecords.ts"
import { ComparisonDialog } from "./ComparisonDialog.tsx"

interface Props {
  readonly row: Pick<RoleRow, "_id">
  readonly onDone: () => void
}

/** A role beside another that is chosen. */
const CompareRole = ({ row, onDone }: Props) => (
  <ComparisonDialog begun={{ first: row._id }} onClose={onDone} />
)

export default CompareRole
