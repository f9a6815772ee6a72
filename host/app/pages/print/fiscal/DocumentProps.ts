import type { FiscalDocument } from "balcao/contract"

export interface DocumentProps {
  readonly document: typeof FiscalDocument.Type
}
