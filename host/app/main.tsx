import "balcao/styles.css"
import "./style/host.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Boot } from "./boot/Boot.tsx"
import { reloadOnceForNewFiles } from "./boot/newFiles.ts"
import { login } from "./routes.ts"
import { fetchAhead } from "./routing/files.ts"
import { findRoute } from "./routing/find.ts"
import { browserSettings, mayBeSignedIn, SettingsContext } from "./settings/settings.ts"

const place = document.getElementById("root")
if (!place) throw new Error("The page has no place for the app.")

reloadOnceForNewFiles()
// What is likely to be shown comes while the settings do.
fetchAhead(mayBeSignedIn() || findRoute(location.pathname)?.place === "public" ? location.pathname : login)
createRoot(place).render(
  <StrictMode>
    <SettingsContext value={browserSettings()}>
      <Boot />
    </SettingsContext>
  </StrictMode>,
)
