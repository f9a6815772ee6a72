"use client"

import { createClient, hostSession, PanelProvider } from "balcao"
import { memoryBackend } from "balcao/testing"
import type { ReactNode } from "react"

const client = createClient({
  api: "https://api.example",
  session: hostSession({ getToken: async () => "token" }),
  fetch: memoryBackend().fetch,
})

export const Provider = ({ children }: { readonly children: ReactNode }) => (
  <PanelProvider client={client} styles="page">
    {children}
  </PanelProvider>
)
