import { type ReactNode, useMemo } from "react"
import {
  type ClientOptions,
  createClient,
  memorySession,
  type Pace,
  PanelProvider,
  type PanelProviderProps,
  type SessionSource,
} from "../../src/index.ts"
import type { MemoryBackend } from "../../src/testing/index.ts"
import { SignedIn } from "./SignedIn.tsx"

export interface WithBackendProps extends Omit<PanelProviderProps, "client" | "children"> {
  readonly backend: MemoryBackend
  /** The address of the API, or one for each service; default one for all. */
  readonly api?: ClientOptions["api"]
  /** True if a user is already signed in. Default true. */
  readonly signedIn?: boolean
  /** Makes the session; default in memory. */
  readonly session?: () => SessionSource
  /** Default `brisk`, without artificial waits. */
  readonly pace?: Pace
  /** Width of the panel, in px. */
  readonly width?: number
  readonly children: ReactNode
}

/** A panel on a backend in memory. */
export const WithBackend = (props: WithBackendProps) => {
  const {
    backend,
    api = "http://memory.test",
    signedIn = true,
    session = memorySession,
    pace = "brisk",
    width,
    children,
    ...provider
  } = props
  const client = useMemo(
    () =>
      createClient({
        api,
        session: session(),
        pace,
        fetch: backend.fetch,
      }),
    [backend, api, session, pace],
  )
  return (
    <div style={{ blockSize: 720, inlineSize: width ?? "100%" }}>
      <PanelProvider {...provider} client={client} fill>
        {signedIn ? <SignedIn client={client}>{children}</SignedIn> : children}
      </PanelProvider>
    </div>
  )
}

/**
 * For stories with a busy button: React Aria's announcer keeps the button's name for a few seconds, which the
 * accessibility check would report.
 */
export const withoutAnnouncer = { a11y: { context: { exclude: ["[data-live-announcer]"] } } }
