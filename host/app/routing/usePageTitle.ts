import { usePanel } from "balcao"
import { useEffect } from "react"
import { useBrand } from "../brand/useBrand.ts"
import type { Bilingual } from "../addresses.ts"

/** Sets the document title. */
export const usePageTitle = (title: Bilingual | undefined): void => {
  const { locale } = usePanel()
  const { titleTab = "Balcão" } = useBrand()
  const ownTitle = title?.[locale]
  useEffect(() => {
    document.title = ownTitle ? `${ownTitle} · ${titleTab}` : titleTab
  }, [ownTitle, titleTab])
}
