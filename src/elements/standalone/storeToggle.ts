import "./styles.ts"
import { takeClients } from "../loader/pageClients.ts"
import type { Registration } from "../registry.ts"
import { register } from "../storeToggle/index.ts"

/** A client of `balcao.js` may be a function of what only that script has; the store toggle then has no client. */
takeClients<Registration | (() => void)>("store-toggle", ([name, given]) => {
  if (typeof given !== "function") register(name, given)
})
