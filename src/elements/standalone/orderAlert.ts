import "./noStacks.ts"
import "./styles.ts"
import "../orderAlert/index.ts"
import { registerPageClients } from "./registerPageClients.ts"

registerPageClients("order-alert")
