import { type Access, allows, type Gate, type Subject } from "../access/access.ts"
import { applicationAdmin } from "../applications/applicationAdmin.ts"
import { companyDeliveries } from "../companies/companyDeliveries.ts"
import { deliveryPeople } from "../deliveryPeople/deliveryPeople.ts"
import { mayWrite } from "../resource/mayWrite.ts"
import type { Resource } from "../resource/resource.ts"
import { platformUsers } from "../users/platformUsers.ts"
import { roles } from "../users/roles.ts"
import { users } from "../users/users.ts"
import { entryOf } from "../wire/entryOf.ts"

/** Access to a list, and a check if a user may write it. */
export interface ListGate {
  readonly access: Access
  readonly mayWrite: (user: Subject) => boolean
}

const own: Readonly<Record<string, { readonly access: Access }>> = {
  users: users.find,
  platformUsers: platformUsers.page,
  roles: roles.find,
  companyDeliveries: companyDeliveries.list,
  deliveryPeople: deliveryPeople.list,
  applications: applicationAdmin.page,
}

/** The gate of a list by its name: one of the specification's, or one of these described ones. */
export const listGate = (resources: ReadonlyArray<Resource>, name: string): ListGate | undefined => {
  const resource = resources.find((one) => one.name === name)
  if (resource) return { access: resource.access, mayWrite: (user) => mayWrite(resource, user) }
  if (!Object.hasOwn(own, name)) return undefined
  const access = entryOf(own, name)?.access ?? "signedIn"
  return { access, mayWrite: (user) => typeof access === "string" || allows(access satisfies Gate, user) }
}
