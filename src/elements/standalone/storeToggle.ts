import "./noStacks.ts"
import "./styles.ts"
import "../storeToggle/index.ts"
import { registerPageClients } from "./registerPageClients.ts"

registerPageClients("store-toggle")
