import { offerTabloids } from "../../../contract/resources/offerTabloids.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { StatusTimeline } from "../StatusTimeline.tsx"

/** How the moderation of a tabloid went. */
const TabloidReview = ({ row }: { readonly row: DescribedRow }) => (
  <StatusTimeline resource={offerTabloids} row={row} />
)

export default TabloidReview
