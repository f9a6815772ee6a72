import type { CSSProperties } from "react"
import type { AppearanceTokens } from "../theme/appearance.ts"
import { propertyName } from "../theme/propertyName.ts"

/** Tokens that a host gives, as custom properties of the root; in JSON, null is what is not given. */
export const propertiesOf = (tokens: AppearanceTokens): CSSProperties => {
  const named = Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? (["light", "dark"] as const).map((scheme) => [propertyName(name, scheme), value[scheme]] as const)
      : [[propertyName(name), value] as const],
  )
  return Object.fromEntries(named.filter(([, value]) => (value ?? undefined) !== undefined))
}
