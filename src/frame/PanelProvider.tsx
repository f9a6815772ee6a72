import * as Effect from "effect/Effect"
import { type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useState } from "react"
import type { Client } from "../api/client.ts"
import { limits, type Locale } from "../contract/limits.ts"
import { MessageRegion } from "../ui/messages/MessageRegion.tsx"
import { createMessageQueue, type MessageQueue as NoticeQueue } from "../ui/messages/messageQueue.ts"
import type { AppearanceTokens } from "../ui/theme/appearance.ts"
import { UnsavedContext } from "../ui/dialog/UnsavedContext.ts"
import { InShadow } from "../ui/root/InShadow.tsx"
import { Language } from "../ui/root/language.ts"
import { PanelRoot } from "../ui/root/PanelRoot.tsx"
import { HasRules } from "../ui/root/useSheets.ts"
import { Broken } from "./Broken.tsx"
import { frameWords } from "./words.ts"
import { MissingParts } from "./missing/MissingParts.tsx"
import { localeOf } from "../contract/localeOf.ts"
import { makeI18n } from "./makeI18n.ts"
import { type Density, type Messages, type Navigation, PanelContext } from "./PanelContext.ts"
import type { PanelEvent } from "./panelEvents.ts"
import { unsavedServices } from "./unsaved/unsavedServices.ts"
import { callHost } from "./useHostCallback.ts"
import { useProblems } from "./useProblems.ts"
import { useEarlyUser, useSession } from "./useSession.ts"
import { useWords } from "./useWords.ts"

/**
 * Appearance of panels. Colors and sizes stay within limits so that everything is readable and usable, whatever is
 * given.
 */
export interface Appearance {
  /** Default `auto`: follows the reader. */
  readonly scheme?: "auto" | "light" | "dark"
  readonly density?: Density
  readonly tokens?: AppearanceTokens
}

export interface PanelProviderProps {
  readonly client: Client
  /** Default `ptBr`; a BCP 47 tag of the same language is taken too. */
  readonly locale?: Locale | `pt-${string}` | `en-${string}`
  readonly appearance?: Appearance
  /**
   * `light`, the default: panels are elements of the page, and its `!important` rules count. `shadow`: they are in a
   * shadow root with our style sheet, where of the page's styles only custom properties arrive; nothing is drawn on a
   * server.
   */
  readonly isolation?: "light" | "shadow"
  /**
   * `modules`, the default: each module brings the rules of what it shows, as constructed style sheets; what a server wrote
   * is shown once it has hydrated. `page`: the page has `balcao/styles.css`, and shows what a server wrote at once.
   */
  readonly styles?: "modules" | "page"
  readonly messages?: Messages
  /** Navigation for links; by default the browser's own location. */
  readonly navigation?: Navigation | undefined
  /** The URL of map tiles, with {z}, {x} and {y}, for panels that draw maps; by default the outline of the land. */
  readonly mapTiles?: string | undefined
  /** As high as what holds it, so that panels scroll inside. */
  readonly fill?: boolean
  readonly onEvent?: (event: PanelEvent) => void
  /** Hears of defects, and of what could not be read of an answer; expected failures are shown in their place. */
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

const ownNavigation: Navigation = {
  push: (path) => location.assign(path),
  redirect: (path) => location.assign(path),
}
const none = {}
const silent = () => {}
/** Called on its own: as a method of anything else the browser refuses it. */
const report = (error: unknown) => reportError(error)
const alone = { readOnly: false, before: () => Effect.void, loadFailed: silent }

const Region = ({ queue }: { readonly queue: NoticeQueue }) => (
  <MessageRegion queue={queue} label={useWords("frame", frameWords)("messages")} />
)

/** Provider that a host renders around its panels: it sets their client, language, look and navigation. */
export const PanelProvider = ({
  client,
  locale: requestedLocale,
  appearance,
  isolation = "light",
  styles = "modules",
  messages = none,
  navigation = ownNavigation,
  mapTiles,
  fill,
  onEvent = silent,
  onError = report,
  children,
}: PanelProviderProps) => {
  const { scheme, density, tokens }: Appearance = appearance ?? none
  // oxlint-disable-next-line react/exhaustive-deps -- other sentences need an instance that has not heard the old ones
  const i18n = useMemo(makeI18n, [messages])
  const [notices] = useState(createMessageQueue)
  const locale = localeOf(requestedLocale)
  const language = limits.locales[locale]
  useEarlyUser(client, language)
  useSession(client)
  const reportToHost = useCallback((error: unknown) => callHost(() => onError(error), report), [onError])
  useProblems(client, reportToHost)
  // Before the children's effects, which make the first calls.
  useLayoutEffect(() => void (client.language.value = language), [client, language])
  const value = useMemo(
    () => ({
      ...alone,
      client,
      locale,
      i18n,
      makeI18n,
      messages,
      navigation,
      notices,
      mapTiles,
      emit: (event: PanelEvent) => callHost(() => onEvent(event), reportToHost),
      report: reportToHost,
    }),
    [client, locale, i18n, messages, navigation, notices, mapTiles, onEvent, reportToHost],
  )
  const unsaved = useMemo(() => unsavedServices(client), [client])
  const rootWith = (content: ReactNode) => (
    <PanelRoot scheme={scheme} density={density} tokens={tokens} fill={fill}>
      <MissingParts>{content}</MissingParts>
      <Region queue={notices} />
    </PanelRoot>
  )
  const root = rootWith(children)
  const hasRules = useContext(HasRules) || styles === "page"
  return (
    <Language.Provider value={language}>
      <PanelContext.Provider value={value}>
        <UnsavedContext.Provider value={unsaved}>
          <HasRules.Provider value={hasRules}>
            {isolation === "shadow" ? (
              <InShadow broken={(retry) => rootWith(<Broken onReopen={retry} />)} report={reportToHost}>
                {root}
              </InShadow>
            ) : (
              root
            )}
          </HasRules.Provider>
        </UnsavedContext.Provider>
      </PanelContext.Provider>
    </Language.Provider>
  )
}
