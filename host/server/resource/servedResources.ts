import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Tools } from "../http/handler.ts"
import type { Served } from "../http/serve.ts"
import { contextsOf } from "./context.ts"
import { resourceHandlers } from "./resourceHandlers.ts"
import { handwrittenRules } from "./rules/handwrittenRules.ts"
import type { Sources } from "./sources.ts"

/** Every call of these resources with its handler. */
export const servedResources = (
  tools: Tools,
  resources: ReadonlyArray<Resource>,
  sources: Sources,
): ReadonlyArray<Served> =>
  contextsOf(resources, sources, handwrittenRules).flatMap((context) => {
    const handlers = resourceHandlers(context, tools)
    const endpoints = callsOf(context.resource) as unknown as Readonly<Record<string, Endpoint>>
    return Object.entries(endpoints).map(([name, to]) => ({ to, handle: handlers[name]! }))
  })
