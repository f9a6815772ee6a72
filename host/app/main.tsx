import "balcao/styles.css"
import "./style/host.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Boot } from "./Boot.tsx"
import { Installation } from "./boot/installation.ts"
import { reloadOnceForNewFiles } from "./boot/newFiles.ts"
import { preloadPage, loadLoginPage } from "./pageFiles.ts"
import { browserSettings, mayBeSignedIn, SettingsContext } from "./settings/settings.ts"

const place = document.getElementById("root")
if (!place) throw new Error("The page has no place for the app.")

reloadOnceForNewFiles()
// Preloads the likely first page while the settings load; failures are reported when it renders.
if (mayBeSignedIn()) preloadPage(location.pathname)
else void loadLoginPage().catch(() => {})

const openPage = () => ({
  root: createRoot(place),
  settings: browserSettings(),
  installation: new Installation(),
})

// Present in development alone: a changed module runs this one again, on the page as it is.
const page: ReturnType<typeof openPage> = import.meta.hot?.data["page"] ?? openPage()
if (import.meta.hot) {
  import.meta.hot.data["page"] = page
  import.meta.hot.accept()
}
page.root.render(
  <StrictMode>
    <SettingsContext value={page.settings}>
      <Boot installation={page.installation} />
    </SettingsContext>
  </StrictMode>,
)
