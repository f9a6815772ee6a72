import { createContext, use } from "react"
import type { Config } from "./config.ts"

export const ConfigContext = createContext<Config | undefined>(undefined)

/** The settings of this installation. */
export const useConfig = (): Config => {
  const config = use(ConfigContext)
  if (!config) throw new Error("Render the app inside <ConfigContext>.")
  return config
}
