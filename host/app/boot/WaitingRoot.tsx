import { PanelRoot } from "balcao/ui"
import type { ReactNode } from "react"
import { useLanguage } from "../settings/settings.ts"
import { Splash } from "../shell/Splash.tsx"
import { bootWords } from "./bootWords.ts"
import { useAppearance } from "./useAppearance.ts"

/** The splash, or what is said instead of it, while there is no provider yet. */
export const WaitingRoot = ({ children }: { readonly children?: ReactNode }) => {
  const [locale] = useLanguage()
  const { scheme, density, tokens } = useAppearance()
  return (
    <PanelRoot scheme={scheme} density={density} {...tokens} fill>
      {children || <Splash label={bootWords[locale].wait} />}
    </PanelRoot>
  )
}
