import type { Resource } from "../../contract/resource/resource.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import type { DescribedPanelProps } from "./describedPanelProps.ts"
import { DescribedScreen } from "./DescribedScreen.tsx"
import { type Parts, PartsContext, type PartsOf } from "./parts.ts"

/**
 * The panel of a description whose cells, fields, tabs, actions or calls are partly written by hand. Needs one of the
 * permissions the description names; shows which one is missing otherwise.
 */
export const resourcePanel = <R extends Resource>(resource: R, parts: PartsOf<R>) => {
  const ResourcePanel = (props: DescribedPanelProps) => (
    <PanelFrame {...props}>
      <PanelGate access={resource.access}>
        <PartsContext value={parts as unknown as Parts}>
          <DescribedScreen {...props} resource={resource} />
        </PartsContext>
      </PanelGate>
    </PanelFrame>
  )
  return ResourcePanel
}
