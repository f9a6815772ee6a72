import { usePanel } from "balcao"
import { useEffect } from "react"
import { useBrand } from "../brand/useBrand.ts"
import type { Route } from "../routes.ts"

/** Names the page in the browser's tab. */
export const usePageTitle = (route: Route | undefined): void => {
  const { locale } = usePanel()
  const { titleTab = "Balcão" } = useBrand()
  const title = route?.title[locale]
  useEffect(() => {
    document.title = title ? `${title} · ${titleTab}` : titleTab
  }, [title, titleTab])
}
