import { register } from "../storeToggle/index.ts"

Object.assign(globalThis, { Balcao: { register } })
