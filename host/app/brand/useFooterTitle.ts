import { bootWords } from "../words/bootWords.ts"
import { useLanguage } from "../settings/settings.ts"
import { useBrand } from "./useBrand.ts"

/** The text of every footer: the application's, or the product's own. */
export const useFooterTitle = (): string => {
  const [locale] = useLanguage()
  const { footerTitle = bootWords.footer[locale] } = useBrand()
  return footerTitle
}
