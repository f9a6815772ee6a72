import { braspagSubordinates } from "../../contract/resources/braspagSubordinates.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** Progress of a seller's review. */
const SellerReview = ({ row }: { readonly row: DescribedRow }) => (
  <StatusTimeline resource={braspagSubordinates} row={row} />
)

export default SellerReview
