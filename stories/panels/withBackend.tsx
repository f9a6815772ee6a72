import { type ReactNode, useMemo } from "react"
import { PanelProvider, type PanelProviderProps, createClient, memorySession } from "../../src/index.ts"
import type { MemoryBackend } from "../../src/testing/index.ts"
import { SignedIn } from "./SignedIn.tsx"

export interface WithBackendProps extends Omit<PanelProviderProps, "client" | "children"> {
  readonly backend: MemoryBackend
  /** Whether someone is signed in already. Default true. */
  readonly signedIn?: boolean
  /** Width of the panel, in px. */
  readonly width?: number
  readonly children: ReactNode
}

/** A panel on a backend in memory, without the artificial waits. */
export const WithBackend = ({ backend, signedIn = true, width, children, ...provider }: WithBackendProps) => {
  const client = useMemo(
    () =>
      createClient({
        api: "http://memory.test",
        session: memorySession(),
        pace: "brisk",
        fetch: backend.fetch,
      }),
    [backend],
  )
  return (
    <div style={{ blockSize: 720, inlineSize: width ?? "100%" }}>
      <PanelProvider {...provider} client={client} fill>
        {signedIn ? <SignedIn client={client}>{children}</SignedIn> : children}
      </PanelProvider>
    </div>
  )
}
