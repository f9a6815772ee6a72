import { type ReadonlySignal, signal } from "@preact/signals-core"
import type { Endpoint, Service } from "../contract/wire/endpoint.ts"
import { type Extra, extrasHeader, extrasIn } from "../contract/wire/extras.ts"
import type { Bases } from "./Bases.ts"

/** The extras each service offers beyond the specification, according to its answers. */
export interface Extras {
  /** Undefined until the service has answered; a service the host gave no address offers nothing. */
  of(service: Service): ReadonlySignal<ReadonlySet<Extra> | undefined>
  /** Learns from an answer. One that lists extras always counts; one that lists none counts only as the first. */
  learn(service: Service, answer: Pick<Response, "status" | "headers">): void
}

const none: ReadonlySet<Extra> = new Set()

/** Learns per address, so that services that share one are known together. */
export const makeExtras = (bases: Bases): Extras => {
  const known = new Map<string, ReturnType<typeof signal<ReadonlySet<Extra> | undefined>>>()
  const at = (service: Service) => {
    const base = typeof bases === "string" ? bases : bases[service]
    const key = base ?? service
    const supported =
      known.get(key) ?? signal<ReadonlySet<Extra> | undefined>(base === undefined ? none : undefined)
    known.set(key, supported)
    return supported
  }
  return {
    of: at,
    learn: (service, { status, headers }) => {
      const listed = headers.get(extrasHeader)
      const supported = at(service)
      // From 500 on it may be a gateway that speaks.
      if (listed === null && (supported.peek() !== undefined || status >= 500)) return
      const next = extrasIn(listed ?? "")
      const before = supported.peek()
      if (before?.size !== next.size || [...next].some((extra) => !before.has(extra))) supported.value = next
    },
  }
}

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isIn = (value: unknown, [name = "", ...rest]: ReadonlyArray<string>): boolean =>
  isRecord(value) && Object.hasOwn(value, name) && (rest.length === 0 || isIn(value[name], rest))

const without = (value: unknown, [name = "", ...rest]: ReadonlyArray<string>): unknown => {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return value
  const { [name]: part, ...remaining } = value
  return rest.length === 0 ? remaining : { ...remaining, [name]: without(part, rest) }
}

const fieldsByExtra = (extraFields: Endpoint["extraFields"]) =>
  Object.entries(extraFields) as ReadonlyArray<[Extra, ReadonlyArray<string>]>

type CallInput = { readonly query?: unknown; readonly body?: unknown }

/** The extras a call uses: its own, and those its query and body fields belong to. */
export const extrasUsed = (
  { extra, extraFields }: Endpoint,
  { query, body }: CallInput,
): ReadonlyArray<Extra> => {
  const isGiven = (path: string) => isIn(query, path.split(".")) || isIn(body, path.split("."))
  const ofFields = fieldsByExtra(extraFields).flatMap(([name, paths]) => (paths.some(isGiven) ? [name] : []))
  return [...new Set(extra === undefined ? ofFields : [extra, ...ofFields])]
}

/** The same input without what belongs to extras the server does not have. */
export const withoutExtras = <I extends CallInput>(
  { extraFields }: Endpoint,
  input: I,
  has: ReadonlySet<Extra>,
): I => {
  const strange = fieldsByExtra(extraFields).flatMap(([name, paths]) => (has.has(name) ? [] : paths))
  return strange.reduce<I>((reduced, path) => {
    const parts = path.split(".")
    return { ...reduced, query: without(reduced.query, parts), body: without(reduced.body, parts) }
  }, input)
}
