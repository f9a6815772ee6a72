import { companies } from "./companies.ts"
import { companyDeliveries } from "./companyDeliveries.ts"
import { dashboard } from "./dashboard.ts"
import type { Endpoint } from "./endpoint.ts"
import { permissions } from "./permissions.ts"
import { roles } from "./roles.ts"
import { session } from "./session.ts"
import { styles } from "./styles.ts"
import { users } from "./users.ts"

/** Every call of the platform the library knows, by group: the server, `/docs` and the access matrix derive from it. */
export const calls = {
  session,
  users,
  roles,
  permissions,
  companies,
  companyDeliveries,
  styles,
  dashboard,
} satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
