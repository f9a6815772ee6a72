import { PanelRoot } from "balcao/ui"
import type { ReactNode } from "react"
import { useLanguage } from "../settings/settings.ts"
import { Splash } from "../splash/Splash.tsx"
import { bootWords } from "../words/bootWords.ts"
import { useAppearance } from "./useAppearance.ts"

/** Shows the splash, or its children, before the provider exists. */
export const WaitingRoot = ({ children }: { readonly children?: ReactNode }) => {
  const [locale] = useLanguage()
  const { scheme, density, tokens } = useAppearance()
  return (
    <PanelRoot scheme={scheme} density={density} {...tokens} fill>
      {children || <Splash label={bootWords.wait[locale]} />}
    </PanelRoot>
  )
}
