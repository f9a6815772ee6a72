import type { Service } from "../contract/wire/endpoint.ts"

/** One address for all services, or one for each. */
export type Bases = string | Readonly<Partial<Record<Service, string>>>
