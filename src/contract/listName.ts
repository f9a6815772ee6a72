import type * as all from "./all.ts"

/** The name of a described list. */
export type ListName = keyof typeof all | "auditLog"
