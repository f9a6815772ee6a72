import type { CSSProperties } from "react"
import type { AppearanceTokens } from "../theme/appearance.ts"
import { propertyName } from "../theme/propertyName.ts"

/** Tokens that a host gives, as custom properties of the root. */
export const propertiesOf = (tokens: AppearanceTokens): CSSProperties =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, given]) =>
      typeof given === "object"
        ? (["light", "dark"] as const).flatMap((scheme) =>
            given[scheme] === undefined ? [] : [[propertyName(name, scheme), given[scheme]]],
          )
        : given === undefined
          ? []
          : [[propertyName(name), given]],
    ),
  )
