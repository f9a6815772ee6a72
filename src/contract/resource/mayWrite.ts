import { allows, type Subject } from "../access/access.ts"
import type { Resource, Scope } from "./resource.ts"

/** Who may write records of each scope: those whose membership is at least as wide. */
const isWideEnough: Readonly<Record<Scope, (user: Subject) => boolean>> = {
  platform: ({ isRoot }) => isRoot,
  application: ({ isRoot, isApplication }) => isRoot || isApplication,
  franchise: ({ isRoot, isApplication, franchises }) => isRoot || isApplication || franchises.length > 0,
  company: () => true,
}

/** Whether this user may create, save and delete records of a resource. */
export const mayWrite = ({ readOnly, access, writes = access, scope }: Resource, user: Subject): boolean =>
  readOnly !== true && allows(writes, user) && isWideEnough[scope](user)
