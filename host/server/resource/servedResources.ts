import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import type { CallServices } from "../calls/handler.ts"
import type { Served } from "../calls/route.ts"
import type { Context } from "./context.ts"
import { resourceHandlers } from "./resourceHandlers.ts"

/** Every call of these resources with its handler. */
export const servedResources = (
  services: CallServices,
  contexts: ReadonlyArray<Context>,
): ReadonlyArray<Served> =>
  contexts.flatMap((context) => {
    const handlers = resourceHandlers(context, services)
    const endpoints = callsOf(context.resource) as unknown as Readonly<Record<string, Endpoint>>
    return Object.entries(endpoints).map(([name, to]) => ({ to, handle: handlers[name]! }))
  })
