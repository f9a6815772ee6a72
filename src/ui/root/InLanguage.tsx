import { type ReactNode, useContext } from "react"
import { I18nProvider } from "react-aria/I18nProvider"
import { addWindowFocusTracking } from "react-aria/private/interactions/useFocusVisible"
import { useAnnouncements } from "./announcements.ts"
import { trackFocusWhileShown } from "./focusTracking.ts"
import { Language } from "./language.ts"
import { usePressableMark } from "./pressableMark.ts"

// React Aria's focus module is loaded whenever this one is.
trackFocusWhileShown(addWindowFocusTracking)

/**
 * Tells React Aria the language of what is drawn. Its module asks the browser for every language it knows as soon as it is
 * imported, which takes some 20 ms: so only what is fetched to open above a page imports this.
 */
export const InLanguage = ({ children }: { readonly children: ReactNode }) => {
  usePressableMark()
  useAnnouncements()
  const language = useContext(Language)
  return <I18nProvider {...(language !== undefined && { locale: language })}>{children}</I18nProvider>
}
