import { lazily } from "../../ui/root/lazily.tsx"

/** Hand-written parts of legal documents. */
export const legalParts = {
  Summary: lazily(() => import("./PublicAddress.tsx")),
  tabs: [
    { id: "preview", Draft: lazily(() => import("./LegalPreview.tsx")) },
    { id: "compare", View: lazily(() => import("./CompareEditions.tsx")) },
    { id: "acceptances", extra: "legal-documents", View: lazily(() => import("./LegalAcceptances.tsx")) },
  ],
} as const
