import { createClient, hostSession, PanelProvider } from "balcao"
import { RolesPanel } from "balcao/roles"
import { memoryBackend } from "balcao/testing"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"

const client = createClient({
  api: "https://api.example",
  session: hostSession({ getToken: async () => "token" }),
  fetch: memoryBackend().fetch,
})

const container = document.getElementById("app")
if (!container) throw new Error("The page has no place for the app.")
createRoot(container).render(
  <StrictMode>
    <PanelProvider client={client}>
      <RolesPanel />
    </PanelProvider>
  </StrictMode>,
)
