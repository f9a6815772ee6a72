import * as Effect from "effect/Effect"
import { type ReactNode, useMemo } from "react"
import type { Client } from "../api/client.ts"
import { Button } from "../ui/button/Button.tsx"
import { circleAlert } from "../ui/icon/icons.ts"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { Isolated } from "../ui/root/Isolated.tsx"
import { frameWords } from "./frameWords.ts"
import { PanelBoundary } from "./PanelBoundary.tsx"
import {
  type PanelAction,
  PanelContext,
  type PanelContextValue,
  type PanelEvent,
  usePanel,
} from "./PanelContext.ts"
import { callHost } from "./useHostCallback.ts"
import { useProblems } from "./useProblems.ts"
import { useSession } from "./useSession.ts"
import { useWords } from "./useWords.ts"

/** What every panel takes. */
export interface PanelProps {
  /** Instead of the provider's, for a panel of another tenant on the same page. */
  readonly client?: Client | undefined
  /** Shows, but changes nothing. */
  readonly readOnly?: boolean | undefined
  readonly onEvent?: ((event: PanelEvent) => void) | undefined
  /** Called before anything is written; false stops it. */
  readonly onBeforeAction?: ((action: PanelAction) => boolean | Promise<boolean>) | undefined
  /** Hears why a panel could not load what it shows; the panel shows it too. */
  readonly onLoadError?: ((error: unknown) => void) | undefined
}

const OwnClient = ({ client }: { readonly client: Client }) => {
  useSession(client)
  useProblems(client, usePanel().report)
  return null
}

type Report = (error: unknown) => void

/** A host that fails to answer has not agreed. */
const vetoable = (ask: PanelProps["onBeforeAction"], action: PanelAction, report: Report) => {
  if (!ask) return Effect.void
  const answer = Effect.promise(async () => {
    try {
      return await ask(action)
    } catch (error) {
      report(error)
      return false
    }
  })
  return Effect.flatMap(answer, (goOn) => (goOn ? Effect.void : Effect.interrupt))
}

/** The edge of a panel: its client, its events, and a place for its defects. */
export const PanelFrame = (props: PanelProps & { readonly children: ReactNode }) => {
  const { client, readOnly = false, onEvent, onBeforeAction, onLoadError, children } = props
  const around = usePanel()
  const say = useWords("frame", frameWords)
  const value = useMemo(
    (): PanelContextValue => ({
      ...around,
      client: client ?? around.client,
      readOnly,
      before: (action) => vetoable(onBeforeAction, action, around.report),
      loadFailed: (error) => callHost(() => onLoadError?.(error), around.report),
      emit: (event) => {
        callHost(() => onEvent?.(event), around.report)
        around.emit(event)
      },
    }),
    [around, client, readOnly, onBeforeAction, onLoadError, onEvent],
  )
  const broken = (reopen: () => void) => (
    <EmptyState
      icon={circleAlert}
      tone="danger"
      title={say("brokenTitle")}
      text={say("brokenText")}
      action={<Button onPress={reopen}>{say("reopen")}</Button>}
    />
  )
  return (
    <PanelContext.Provider value={value}>
      {client && <OwnClient client={client} />}
      <Isolated>
        <PanelBoundary broken={broken} report={around.report}>
          {children}
        </PanelBoundary>
      </Isolated>
    </PanelContext.Provider>
  )
}
