import type { CSSProperties } from "react"
import type { AppearanceTokens } from "../theme/appearance.ts"
import { propertyName } from "../theme/propertyName.ts"

/** Tokens that a host gives, as custom properties of the root; in JSON, null is what is not given. */
export const propertiesOf = (tokens: AppearanceTokens): CSSProperties => {
  const named = Object.entries(tokens).flatMap(([name, given]) =>
    typeof given === "object" && given !== null
      ? (["light", "dark"] as const).map((scheme) => [propertyName(name, scheme), given[scheme]] as const)
      : [[propertyName(name), given] as const],
  )
  return Object.fromEntries(named.filter(([, value]) => (value ?? undefined) !== undefined))
}
