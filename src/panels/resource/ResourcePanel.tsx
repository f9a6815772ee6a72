import { Fragment, useMemo } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { PanelFrame } from "../../frame/PanelFrame.tsx"
import { PanelGate } from "../../frame/PanelGate.tsx"
import { describedParts } from "../../resource/described/describedParts.ts"
import { customPartsOf } from "./customParts.ts"
import { DescribedScreen } from "../../resource/described/DescribedScreen.tsx"
import type { DescribedPanelProps } from "../../resource/described/describedPanelProps.ts"
import {
  type ListHref,
  ListHrefContext,
  type RecordHref,
  RecordHrefContext,
} from "../../resource/described/recordHref.ts"
import { type Parts, PartsContext } from "../../resource/described/parts.ts"

/** A list's parts: of every described list, and what is drawn by hand of this one. */
const partsOf = (resource: Resource): Parts => {
  const described = describedParts(resource)
  const { bulkActions = [], ...own } = customPartsOf(resource)
  return { ...described, ...own, bulkActions: described.bulkActions.concat(bulkActions) }
}

export interface ResourcePanelProps extends DescribedPanelProps {
  /** The description of the list and its editor, one of `balcao/resources/*` or your own. */
  readonly resource: Resource
  /** Returns the page's URL of a record, by the list's name; the activity log links to the records its lines name. */
  readonly recordHref?: RecordHref | undefined
  /**
   * Returns the page's URL of a company's records in a list, by the list's name; undefined if the reader may not open
   * it. Companies link to the requirements they lack to sell.
   */
  readonly listHref?: ListHref | undefined
}

/**
 * A list and its editor, made from their description: found, filtered, sorted, exported, written, moved from status to
 * status and deleted. Needs one of the permissions the description names; shows which one is missing otherwise.
 */
export const ResourcePanel = (props: ResourcePanelProps) => {
  const { resource } = props
  const parts = useMemo(() => partsOf(resource), [resource])
  const { Around = Fragment } = parts
  return (
    <PanelFrame {...props}>
      <PanelGate access={resource.access}>
        <PartsContext.Provider value={parts}>
          <RecordHrefContext.Provider value={props.recordHref}>
            <ListHrefContext.Provider value={props.listHref}>
              <Around>
                <DescribedScreen key={resource.name} {...props} />
              </Around>
            </ListHrefContext.Provider>
          </RecordHrefContext.Provider>
        </PartsContext.Provider>
      </PanelGate>
    </PanelFrame>
  )
}
