import "./login/index.ts"
import "./roles/index.ts"
import "./storeToggle/index.ts"
import "./users/index.ts"

export { register, type Registration } from "./registry.ts"
