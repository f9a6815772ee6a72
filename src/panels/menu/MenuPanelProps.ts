import type { PanelProps } from "../../frame/PanelFrame.tsx"

/** Optional parts of the panel; all are on by default. */
export interface MenuFeatures {
  /** A customer's phone beside the items, where there is room. */
  readonly preview?: boolean
}

/** Addresses of records the panel leads to. */
export type MenuHrefs = Pick<MenuPanelProps, "itemHref" | "menuHref" | "categoryHref" | "hoursHref">

export interface MenuPanelProps extends PanelProps {
  /** Parts to show; all by default. */
  readonly features?: MenuFeatures | undefined
  /** A menu by its id: its differences from the items' own values are shown, in place of the store's whole menu. */
  readonly menu?: string | undefined
  /** Address of an item's record with all its fields, with `{item}` for its id. Without it none is offered. */
  readonly itemHref?: string | undefined
  /** Address of a menu's record, with `{menu}` for its id: it is offered where the menu keeps an item from being sold. */
  readonly menuHref?: string | undefined
  /** Address of a category's record, with `{category}` for its id: offered where its hours keep an item from being sold. */
  readonly categoryHref?: string | undefined
  /** Address of the store's opening hours: offered where the store is closed. */
  readonly hoursHref?: string | undefined
  /** Id of the item whose sheet is open, as text. */
  readonly open?: string | undefined
  /** Called when another sheet opens, or none is open any more. */
  readonly onOpenChange?: ((open: string | undefined) => void) | undefined
}
