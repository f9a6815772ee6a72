import type { Resource } from "../../contract/resource/resource.ts"
import { PanelFrame, type PanelProps } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import type { LeavingProps } from "../../resource/editor/useLeaving.ts"
import type { ListProps } from "../../resource/ResourceList.tsx"
import { DescribedScreen } from "./DescribedScreen.tsx"

export interface ResourcePanelProps extends PanelProps, ListProps, LeavingProps {
  /** The description of the list and its editor, one of `balcao/resources/*` or your own. */
  readonly resource: Resource
  /** What is open: a record by its id, `new`, or `copy/` with the id of the record to start from; nothing for the list. */
  readonly open?: string | undefined
  readonly onOpenChange?: ((open: string | undefined) => void) | undefined
  /** Hears what a record's own page is titled, and undefined for the list. */
  readonly onHeading?: ((title: string | undefined) => void) | undefined
}

/**
 * A list and its editor, made from their description: found, filtered, sorted, exported, written, moved from status to
 * status and deleted. Needs one of the permissions the description names; shows which one is missing otherwise.
 */
export const ResourcePanel = (props: ResourcePanelProps) => (
  <PanelFrame {...props}>
    <PanelGate access={props.resource.access}>
      <DescribedScreen key={props.resource.name} {...props} />
    </PanelGate>
  </PanelFrame>
)
