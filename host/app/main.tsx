import "balcao/styles.css"
import "./style/host.css"
import { StrictMode } from "react"
import { createRoot, type Root } from "react-dom/client"
import { Boot } from "./Boot.tsx"
import { reloadOnceForNewFiles } from "./boot/newFiles.ts"
import { preloadPage, loadLoginPage } from "./pageFiles.ts"
import { browserSettings, mayBeSignedIn, SettingsContext } from "./settings/settings.ts"

const place = document.getElementById("root")
if (!place) throw new Error("The page has no place for the app.")

reloadOnceForNewFiles()
// Preloads the likely first page while the settings load; failures are reported when it renders.
if (mayBeSignedIn()) preloadPage(location.pathname)
else void loadLoginPage().catch(() => {})

// Present in development alone: a changed module runs this one again, which renders into the same root.
const root: Root = import.meta.hot?.data["root"] ?? createRoot(place)
if (import.meta.hot) {
  import.meta.hot.data["root"] = root
  import.meta.hot.accept()
}
root.render(
  <StrictMode>
    <SettingsContext value={browserSettings()}>
      <Boot />
    </SettingsContext>
  </StrictMode>,
)
