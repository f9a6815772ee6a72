import * as Effect from "effect/Effect"
import type { i18n } from "i18next"
import { createContext, useContext } from "react"
import type { Client } from "../api/client.ts"
import type { Locale } from "../contract/limits.ts"
import type { PanelAction, PanelEvent } from "./panelEvents.ts"
import type { MessageQueue as NoticeQueue } from "../ui/messages/messageQueue.ts"

/** Navigation of a panel's links. `push` goes to a screen of the host, `redirect` reloads a page. */
export interface Navigation {
  push(path: string): void
  redirect(path: string): void
}

/** The host's own sentences: by language, namespace and key (docs/reference.md). */
export type Messages = Readonly<
  Partial<Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>

/** Row density. */
export type Density = "comfortable" | "compact"

/** Context of every panel. */
export interface PanelContextValue {
  readonly client: Client
  readonly locale: Locale
  readonly i18n: i18n
  /** Makes an empty instance, for a panel with sentences of its own. */
  readonly makeI18n: () => i18n
  readonly messages: Messages
  readonly navigation: Navigation
  readonly notices: NoticeQueue
  /** The URL of map tiles, with {z}, {x} and {y}; without it maps show the outline of the land. */
  readonly mapTiles: string | undefined
  /** Shows, but changes nothing. */
  readonly readOnly: boolean
  emit(event: PanelEvent): void
  /** Asks the host before anything is written; its veto ends the effect without a trace. */
  before(action: PanelAction): Effect.Effect<void>
  loadFailed(error: unknown): void
  /** Tells the host of a defect. */
  report(error: unknown): void
}

export const PanelContext = createContext<PanelContextValue | undefined>(undefined)

/** Returns the context from the provider around this panel. */
export const usePanel = (): PanelContextValue => {
  const context = useContext(PanelContext)
  if (!context) throw new Error("Render panels inside <PanelProvider>.")
  return context
}
