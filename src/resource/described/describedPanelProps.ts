import type { LeavingProps } from "../editor/useLeaving.ts"
import type { ListPanelProps } from "../ListPanelProps.ts"

/** Props of the panel of any described list. */
export interface DescribedPanelProps extends ListPanelProps, LeavingProps {
  /**
   * The open item: a record by its id, `new`, `copy/` with the id of the record to start from, `revision/` with that of
   * the record a draft is to replace, or `view/` with the name of one of the list's own views, such as `view/picking`;
   * undefined for the list.
   */
  readonly open?: string | undefined
  /** Texts a new record begins with, by field, such as the order a ticket is about. */
  readonly given?: Readonly<Record<string, string>> | undefined
  /** Called with the tab that opens, where it is not the first. */
  readonly onOpenChange?: ((open: string | undefined, tab?: string) => void) | undefined
  /** The tab of a record's own page: the `id` of a part, its place from 0, or that of a tab of its own. Default: the first. */
  readonly tab?: string | undefined
  readonly onTabChange?: ((tab: string) => void) | undefined
  /** Hears what a record's own page is titled, and undefined for the list. */
  readonly onHeading?: ((title: string | undefined) => void) | undefined
}
