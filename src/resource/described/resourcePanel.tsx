import { Fragment } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import type { DescribedPanelProps } from "./describedPanelProps.ts"
import { DescribedScreen } from "./DescribedScreen.tsx"
import { anyParts, PartsContext, type PartsOf } from "./parts.ts"

/**
 * The panel of a description with its calls (`describedParts`, or its own), whose cells, fields, tabs and actions are
 * partly written by hand. Needs one of the permissions the description names; shows which one is missing otherwise.
 */
export const resourcePanel = <R extends Resource, E = never>(resource: R, parts: PartsOf<R, E>) => {
  const { Around = Fragment } = parts
  const ResourcePanel = (props: DescribedPanelProps) => (
    <PanelFrame {...props}>
      <PanelGate access={resource.access}>
        <PartsContext.Provider value={anyParts(parts)}>
          <Around>
            <DescribedScreen {...props} resource={resource} />
          </Around>
        </PartsContext.Provider>
      </PanelGate>
    </PanelFrame>
  )
  return ResourcePanel
}
