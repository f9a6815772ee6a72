import type { PanelProps } from "../frame/PanelFrame.tsx"
import type { PanelSlots, SlotContent } from "../frame/Slot.tsx"
import type { ListFeatures } from "./useList.ts"
import type { ViewProps } from "./useListModel.ts"

/** Places of a list a host may fill or move. */
export interface ListSlots extends PanelSlots {
  /** Beside the search box. */
  readonly tools?: SlotContent
  /** An element of the host's that takes the list's main action, such as its own page head; no child of a tag. */
  readonly actions?: Element | null
}

/** Props of every list panel. */
export interface ListPanelProps extends PanelProps, ViewProps {
  /** Visible parts of the list; all by default. */
  readonly features?: ListFeatures | undefined
  /** Host content for the panel's slots, and the place of the main action. */
  readonly slots?: ListSlots | undefined
}

/** Props a list takes from its panel. */
export type ListProps = Pick<ListPanelProps, keyof ViewProps | "features" | "slots">
