import { asc, eq, type SQL, sql } from "drizzle-orm"
import { effectivePermissions, type Subject } from "../../../src/contract/access/access.ts"
import type { Application, Company } from "../../../src/contract/companies/company.ts"
import type { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import type { User } from "../../../src/contract/users/user.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { grantedNames } from "./groupPermissions.ts"
import type { Database } from "../db/database.ts"
import { users } from "../db/schema.ts"

type Present<A> = { [K in keyof A as null extends A[K] ? never : K]: A[K] } & {
  [K in keyof A as null extends A[K] ? K : never]?: NonNullable<A[K]>
}

/** A row without what is not known. */
export const present = <A extends object>(row: A): Present<A> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<A>

const profile = {
  pic: users.pic,
  occupation: users.occupation,
  companyName: users.companyName,
  phone: users.phone,
  address: users.address,
  socialNetworks: users.socialNetworks,
  shopper: users.shopper,
}

const roleIds = sql<ReadonlyArray<number>>`coalesce(
  (select json_agg(ur.role_id order by ur.role_id) from user_roles ur where ur.user_id = users.id), '[]')`

/** The columns of a user as lists and editors show them. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  fullname: users.fullname,
  roles: roleIds,
  company: users.companyId,
  version: users.version,
  ...profile,
}

/** A row of `userColumns` as the contract's user. */
export const toUser = ({
  company,
  id,
  username,
  email,
  fullname,
  roles,
  version,
  ...rest
}: Awaited<ReturnType<typeof readUserRows>>[number]): User => ({
  id,
  username,
  email,
  fullname,
  roles,
  company,
  version,
  ...present(rest),
})

/** A user as recorded in the audit log: the owner is in the line itself, and `shopper` is a text. */
export const auditedUser = (
  { company: _company, shopper, ...user }: User,
  roles: ReadonlyArray<{ readonly _id: number; readonly label: string }>,
) => ({ ...user, ...(shopper !== undefined && { shopper: JSON.stringify(shopper) }), roles })

/** Reads users of a condition, by number. */
export const readUserRows = (db: Database, where: SQL | undefined, limit = 1) =>
  db.select(userColumns).from(users).where(where).orderBy(asc(users.id)).limit(limit)

const namedPermissions = sql<ReadonlyArray<{ name: string }>>`coalesce((
  select json_agg(json_build_object('name', held.name) order by held.name) from (
    select distinct p.name from user_roles ur
    join role_permissions rp on rp.role_id = ur.role_id
    join permissions p on p.id = rp.permission_id
    where ur.user_id = users.id) held), '[]')`

/** The permissions of roles, and with them those of access groups, which leave a fallback set as it is. */
const heldPermissions = ({
  granted,
  ...user
}: Subject & { readonly granted: ReadonlyArray<string> }): CurrentUser["permissions"] =>
  granted.length === 0
    ? user.permissions
    : [...effectivePermissions({ ...user, added: granted })].toSorted().map((name) => ({ name }))

const franchiseList = sql<ReadonlyArray<{ id: number; name: string }>>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.id)
  from user_franchises uf join franchises f on f.id = uf.franchise_id where uf.user_id = users.id), '[]')`

const companyRecord = sql<Numbered<Company> | null>`(
  select json_strip_nulls(json_build_object(
    '_id', c.id, 'name', c.name, 'type', c.type, 'shoppingFlow', c.shopping_flow, 'timeZone', c.time_zone))
  from companies c where c.id = users.company_id)`

const applicationRecord = sql<Numbered<Application> | null>`(
  select json_build_object('id', a.id, 'name', a.name) from applications a where a.id = users.application_id)`

/** The columns of a user with all that access depends on; `toCurrentUser` reads them. */
export const currentUserColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  fullname: users.fullname,
  roles: roleIds,
  permissions: namedPermissions,
  isRoot: users.isRoot,
  isApplication: users.isApplication,
  franchises: franchiseList,
  company: companyRecord,
  application: applicationRecord,
  granted: grantedNames,
  ...profile,
}

/** A row of `currentUserColumns` as the contract's current user. */
export const toCurrentUser = (
  row: Awaited<ReturnType<typeof readCurrentUsers>>[number],
): Numbered<CurrentUser> => {
  const { pic, occupation, companyName, phone, address, socialNetworks, shopper, granted, ...rest } = row
  const permissions = heldPermissions({ ...rest, granted })
  return {
    ...rest,
    permissions,
    ...present({ pic, occupation, companyName, phone, address, socialNetworks, shopper }),
  }
}

const readCurrentUsers = (db: Database, where: SQL | undefined) =>
  db.select(currentUserColumns).from(users).where(where)

/** One user with all that access depends on. */
export const readCurrentUser = async (db: Database, id: number): Promise<CurrentUser | undefined> => {
  const [row] = await readCurrentUsers(db, eq(users.id, id))
  return row && toCurrentUser(row)
}
