import { allows, type Subject } from "../access/access.ts"
import type { Resource, Scope } from "./resource.ts"

/** Whose membership is at least as wide as each scope. */
const isWideEnough: Readonly<Record<Scope, (user: Subject) => boolean>> = {
  platform: ({ isRoot }) => isRoot,
  application: ({ isRoot, isApplication }) => isRoot || isApplication,
  franchise: ({ isRoot, isApplication, franchises }) => isRoot || isApplication || franchises.length > 0,
  company: () => true,
}

/** Whether this user may create, save and delete records of a resource. */
export const mayWrite = (
  { readOnly, access, writes = access, scope, writers = scope }: Resource,
  user: Subject,
): boolean => readOnly !== true && allows(writes, user) && isWideEnough[writers](user)
