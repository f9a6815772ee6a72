import type { Resource } from "../../contract/resource/resource.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../panels/resource/ResourcePanel.tsx"

export interface DescribedTagProps extends Omit<ResourcePanelProps, "resource"> {
  /** The page's script sets it once the tag is there. */
  readonly resource?: Resource
}

/** The panel of a description, empty until the page has said which. */
export const DescribedPanel = ({ resource, ...props }: DescribedTagProps) =>
  resource === undefined ? null : <ResourcePanel {...props} resource={resource} />
