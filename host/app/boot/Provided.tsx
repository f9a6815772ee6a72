import { type Client, type Navigation, PanelProvider } from "balcao"
import { type ReactNode, useMemo } from "react"
import { useLanguage, useLayout } from "../settings/settings.ts"
import { font } from "../style/font.ts"

interface Props {
  readonly client: Client
  /** Where links lead; loads pages anew unless told. */
  readonly navigation?: Navigation
  readonly children: ReactNode
}

/** The library's provider with this host's language and look. */
export const Provided = ({ client, navigation, children }: Props) => {
  const [locale] = useLanguage()
  const [{ scheme }] = useLayout()
  const appearance = useMemo(() => ({ scheme, tokens: { font } }), [scheme])
  return (
    <PanelProvider
      client={client}
      locale={locale}
      appearance={appearance}
      {...(navigation && { navigation })}
      fill
    >
      {children}
    </PanelProvider>
  )
}
