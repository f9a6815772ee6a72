import { PanelRoot } from "balcao/ui"
import type { ReactNode } from "react"
import { useLanguage, useLayout } from "../settings/settings.ts"
import { Splash } from "../shell/Splash.tsx"
import { font } from "../style/font.ts"
import { bootWords } from "./bootWords.ts"

/** The splash, or what is said instead of it, while there is no provider yet. */
export const WaitingRoot = ({ children }: { readonly children?: ReactNode }) => {
  const [locale] = useLanguage()
  const [{ scheme }] = useLayout()
  return (
    <PanelRoot scheme={scheme} font={font} fill>
      {children || <Splash label={bootWords[locale].wait} />}
    </PanelRoot>
  )
}
