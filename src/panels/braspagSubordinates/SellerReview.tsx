import { braspagSubordinates } from "../../contract/resources/braspagSubordinates.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** How far the review of a seller has come. */
const SellerReview = ({ row }: { readonly row: DescribedRow }) => (
  <StatusTimeline resource={braspagSubordinates} row={row} />
)

export default SellerReview
