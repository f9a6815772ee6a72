import type { RecordEditorProps } from "./recordEditor.ts"

export interface RecordPageProps extends RecordEditorProps {
  /** The tab that is open; the first unless told. */
  readonly tab: string | undefined
  readonly onTab: (tab: string) => void
  /** There is no list behind the record. */
  readonly isAlone?: boolean
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  readonly onHeading?: ((title: string | undefined) => void) | undefined
  /** Goes to another record, or a copy of one. */
  readonly onOpen: (open: string) => void
}
