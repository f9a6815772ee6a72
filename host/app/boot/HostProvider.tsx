import { type Client, type Navigation, PanelProvider } from "balcao"
import { type ReactNode, useMemo } from "react"
import { useActivityReset, useEventRecorder } from "../activity/useActivity.ts"
import { useBrandLoad, useTabIcon } from "../brand/useBrand.ts"
import { useLanguage } from "../settings/settings.ts"
import { useConfig } from "./useConfig.ts"
import { useAppearance } from "./useAppearance.ts"

interface Props {
  readonly client: Client
  /** Navigation used by links; full page loads by default. */
  readonly navigation?: Navigation
  readonly children: ReactNode
}

const ActivityReset = () => {
  useActivityReset()
  return null
}

/** Returns the tile provider's own attribution, which is the same text in each language. */
const useMapMessages = (attribution: string | null) =>
  useMemo(() => {
    if (attribution === null) return {}
    const map = { tiles: attribution }
    return { ptBr: { map }, en: { map } }
  }, [attribution])

/** The library's provider with this host's language, appearance and map tiles; records the events of panels. */
export const HostProvider = ({ client, navigation, children }: Props) => {
  const [locale] = useLanguage()
  const appearance = useAppearance()
  const record = useEventRecorder()
  const { mapTiles, mapAttribution } = useConfig()
  const messages = useMapMessages(mapAttribution)
  useBrandLoad(client)
  useTabIcon()
  return (
    <PanelProvider
      client={client}
      locale={locale}
      appearance={appearance}
      messages={messages}
      mapTiles={mapTiles ?? undefined}
      {...(navigation && { navigation })}
      onEvent={record}
      fill
    >
      <ActivityReset />
      {children}
    </PanelProvider>
  )
}
