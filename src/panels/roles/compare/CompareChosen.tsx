import type { ManyChange } from "../../../resource/described/ownActions.ts"
import { ComparisonDialog } from "./ComparisonDialog.tsx"

/** The two roles that are chosen in the list, beside each other. */
const CompareChosen = ({ pending: { rows }, onClose }: ManyChange) => {
  const [first, second] = "ids" in rows ? rows.ids : []
  return first === undefined || second === undefined ? null : (
    <ComparisonDialog begun={{ first, second }} {...{ onClose }} />
  )
}

export default CompareChosen
