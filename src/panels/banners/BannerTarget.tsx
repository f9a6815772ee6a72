import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { banners } from "../../contract/resources/banners.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { useReader } from "../../resource/described/useReader.ts"
import { Status } from "../../ui/status/Status.tsx"
import { opens } from "./banners.css.ts"

const resource: Resource = banners

/** A banner's target, marked if it cannot be opened. */
const BannerTarget = ({ row }: { readonly row: RowOf<typeof banners> }) => {
  const { word } = useReader(resource)
  const { targetProblem } = row
  return (
    <span className={opens}>
      <KindCell {...{ resource, row }} name="target" />
      {targetProblem ? <Status tone="warning">{word(`filter.targetProblem.${targetProblem}`)}</Status> : null}
    </span>
  )
}

export default BannerTarget
