import { colors } from "./colors.ts"
import { propertyName } from "./propertyName.ts"
import { scale } from "./scale.ts"

const declared = { ...colors, ...scale }

/** The name of a token as it is written in TypeScript: `accentSolid` is `--balcao-accent-solid`. */
export type TokenName = keyof typeof declared

/** Every token as `var(--balcao-…)`, for use in `.css.ts` files: the only source of colors, sizes and type. */
export const tokens = Object.fromEntries(
  Object.keys(declared).map((name) => [name, `var(${propertyName(name)})`]),
) as Readonly<Record<TokenName, string>>

/** Turns token names into custom properties. */
export const toCustomProperties = (values: Partial<Record<TokenName, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [propertyName(name), value]))

/** The custom properties that the panel root declares. */
export const declaredTokens = toCustomProperties(declared)
