import type { RowOf } from "../resource/resource.ts"
import type { platformUserRecords } from "./platformUserRecords.ts"
import type { PlatformUser } from "./platformUsers.ts"

/** A user as this list shows them. */
export type PlatformUserRow = RowOf<typeof platformUserRecords>

const labelled = (named: PlatformUser["company"]) => named && { ...named, label: named.name ?? "" }

/** A user as this list shows them; unknown fields stay. Who is not said to be blocked is active. */
export const platformUserRow = ({ company, application, type, isActive, ...user }: PlatformUser) =>
  ({
    ...user,
    isActive: isActive !== false,
    ...(company !== undefined && { company: labelled(company) }),
    ...(application !== undefined && { application: labelled(application) }),
    ...(type !== undefined && { type: labelled(type) }),
  }) as PlatformUserRow
