import * as Effect from "effect/Effect"
import { type ReactNode, useMemo } from "react"
import type { Client } from "../api/client.ts"
import { UnsavedContext } from "../ui/dialog/UnsavedContext.ts"
import { Isolated } from "../ui/root/Isolated.tsx"
import { Broken } from "./Broken.tsx"
import { PanelBoundary } from "./PanelBoundary.tsx"
import {
  type Density,
  type Messages,
  PanelContext,
  type PanelContextValue,
  usePanel,
} from "./PanelContext.ts"
import type { PanelAction, PanelEvent } from "./panelEvents.ts"
import { type PanelSlots, Slot } from "./Slot.tsx"
import { between } from "./slot.css.ts"
import { callHost } from "./useHostCallback.ts"
import { useOwnMessages } from "./useOwnMessages.ts"
import { useProblems } from "./useProblems.ts"
import { unsavedServices } from "./unsaved/unsavedServices.ts"
import { useSession } from "./useSession.ts"

/** Props of every panel. */
export interface PanelProps {
  /** Instead of the provider's, for a panel of another tenant on the same page. */
  readonly client?: Client | undefined
  /** Shows, but changes nothing. */
  readonly readOnly?: boolean | undefined
  /** Sentences of the host's in place of this panel's, above those of the provider. */
  readonly messages?: Messages | undefined
  /** Row density. Default: the provider's. */
  readonly density?: Density | undefined
  /** Content of the host in the panel's slots. */
  readonly slots?: PanelSlots | undefined
  readonly onEvent?: ((event: PanelEvent) => void) | undefined
  /** Called before anything is written; false stops it. */
  readonly onBeforeAction?: ((action: PanelAction) => boolean | Promise<boolean>) | undefined
  /** Hears why a panel could not load what it shows; the panel shows it too. */
  readonly onLoadError?: ((error: unknown) => void) | undefined
  /** Hears of defects of this panel, of callbacks that throw among them. Default: the provider's. */
  readonly onError?: ((error: unknown) => void) | undefined
}

const OwnClient = ({ client }: { readonly client: Client }) => {
  useSession(client)
  useProblems(client, usePanel().report)
  return null
}

type Report = (error: unknown) => void

const none: PanelSlots = {}

/** A host that fails to answer has not agreed. */
const vetoable = (onBeforeAction: PanelProps["onBeforeAction"], action: PanelAction, report: Report) => {
  if (!onBeforeAction) return Effect.void
  const answer = Effect.promise(async () => {
    try {
      return await onBeforeAction(action)
    } catch (error) {
      report(error)
      return false
    }
  })
  return Effect.flatMap(answer, (goOn) => (goOn ? Effect.void : Effect.interrupt))
}

const usePanelValue = (props: PanelProps): PanelContextValue => {
  const { client, readOnly = false, onEvent, onBeforeAction, onLoadError, onError } = props
  const parent = usePanel()
  const words = useOwnMessages(props.messages)
  return useMemo(() => {
    const report: Report = onError ? (error) => callHost(() => onError(error), parent.report) : parent.report
    return {
      ...parent,
      ...words,
      client: client ?? parent.client,
      readOnly,
      report,
      before: (action) => vetoable(onBeforeAction, action, report),
      loadFailed: (error) => callHost(() => onLoadError?.(error), report),
      emit: (event) => {
        callHost(() => onEvent?.(event), report)
        parent.emit(event)
      },
    }
  }, [parent, words, client, readOnly, onBeforeAction, onLoadError, onEvent, onError])
}

/** The edge of a panel: its client, its words, its events, its slots, and a place for its defects. */
export const PanelFrame = (props: PanelProps & { readonly children: ReactNode }) => {
  const { client, density, slots = none, children } = props
  const value = usePanelValue(props)
  const isBetween = slots.header !== undefined || slots.footer !== undefined
  const unsaved = useMemo(() => unsavedServices(value.client), [value.client])
  return (
    <PanelContext.Provider value={value}>
      <UnsavedContext.Provider value={unsaved}>
        {client && <OwnClient client={client} />}
        <Isolated density={density} className={isBetween ? between : undefined}>
          <Slot name="header">{slots.header}</Slot>
          <PanelBoundary broken={(reopen) => <Broken onReopen={reopen} />} report={value.report}>
            {children}
          </PanelBoundary>
          <Slot name="footer">{slots.footer}</Slot>
        </Isolated>
      </UnsavedContext.Provider>
    </PanelContext.Provider>
  )
}
