import type { locales } from "./limitGroups.ts"

/** Every constant of the specification's section 9, with its unit, and the few the transport adds. */
export * as limits from "./limitGroups.ts"

/** The two interface languages; Brazilian Portuguese is the default. */
export type Locale = keyof typeof locales
