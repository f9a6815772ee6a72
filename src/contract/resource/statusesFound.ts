import type { Subject } from "../access/access.ts"
import { mayWrite } from "./mayWrite.ts"
import type { Resource } from "./resource.ts"

/** The statuses of the records this user finds (`readersSee`); undefined for all. */
export const statusesFound = (resource: Resource, user: Subject): ReadonlyArray<string> | undefined =>
  mayWrite(resource, user) ? undefined : resource.readersSee
