import { effectivePermissions, type Subject } from "balcao/contract"

/** True for somebody who may open nothing yet: they registered alone and no company has taken them in. */
export const belongsNowhere = (user: Subject): boolean =>
  !user.company && user.franchises.length === 0 && effectivePermissions(user).size === 0
