import type { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import type { CustomParts } from "../../resource/described/CustomParts.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Hand-written parts of legal documents. */
export const legalParts: CustomParts<typeof legalDocuments> = {
  Summary: lazily(() => import("./PublicAddress.tsx")),
  tabs: [
    { id: "preview", Draft: lazily(() => import("./LegalPreview.tsx")) },
    { id: "compare", View: lazily(() => import("./CompareEditions.tsx")) },
    { id: "acceptances", extra: "legal-documents", View: lazily(() => import("./LegalAcceptances.tsx")) },
  ],
}
