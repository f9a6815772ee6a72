import type { Plugin } from "vite"

/** Resolves large packages to their stand-ins. */
export const standIn: () => Plugin
/** Strips types, and calls of the contract that only servers need. */
export const stripTypes: () => Plugin
