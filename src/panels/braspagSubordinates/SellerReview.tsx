import type { RowOf } from "../../contract/resource/resource.ts"
import { braspagSubordinates } from "../../contract/resources/braspagSubordinates.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"

/** Progress of a seller's review. */
const SellerReview = ({ row }: { readonly row: RowOf<typeof braspagSubordinates> }) => (
  <StatusTimeline resource={braspagSubordinates} row={row} />
)

export default SellerReview
