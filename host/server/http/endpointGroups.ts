import { calls } from "../../../src/contract/calls.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import { described } from "../db/described/described.ts"

type Group = readonly [name: string, endpoints: Readonly<Record<string, Endpoint>>]

/** Every call the server answers, by group: the written ones, and those of each described list. */
export const endpointGroups = (): ReadonlyArray<Group> => [
  ...(Object.entries(calls) as unknown as ReadonlyArray<Group>),
  ...described.map((resource): Group => [
    resource.name,
    callsOf(resource) as unknown as Readonly<Record<string, Endpoint>>,
  ]),
]
