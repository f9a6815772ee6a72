import fc from "fast-check"
import { fallbackSets } from "../src/contract/access/access.ts"
import { permissionNames } from "../src/contract/access/permissionNames.ts"
import { type Authority, covers, type Owner } from "../host/server/access/authority.ts"

/** A small platform: two applications, franchises 1 and 2 of the first, 3 of the second, and their companies. */
export const companies = [
  { id: 1, application: 1, franchise: 1, type: "restaurant" },
  { id: 2, application: 1, franchise: 2, type: "supermarket" },
  { id: 3, application: 1, franchise: null, type: "partner" },
  { id: 4, application: 2, franchise: 3, type: "restaurant" },
] as const
const applicationOf = { 1: 1, 2: 1, 3: 2 } as const

export interface WorldRole {
  readonly owner: Owner
  readonly names: ReadonlyArray<string>
}
export interface WorldPerson {
  readonly isRoot: boolean
  readonly isApplication: boolean
  readonly application: number | null
  readonly franchise: number | null
  readonly runs: ReadonlyArray<1 | 2 | 3>
  readonly company: number | null
  /** Places of roles in the world's list. */
  readonly roles: ReadonlyArray<number>
}
export interface World {
  readonly people: ReadonlyArray<WorldPerson>
  readonly roles: ReadonlyArray<WorldRole>
}

const names = [
  "accessToUserUser",
  "accessToFoodMenu",
  "accessToCart",
  "accessToGlobal",
  "accessToRoot",
  "groupMenu",
]
const someNames = fc.oneof(
  fc.subarray(names),
  fc.constantFrom<ReadonlyArray<string>>(fallbackSets.MENU, fallbackSets.PRODUCT, []),
  fc.constantFrom("MENU", "PARTNER").map((set) => ["accessToUserUser", ...fallbackSets[set as "MENU"]]),
)

/** Everybody and every role belongs to somebody: the platform, an application, a franchise or a company. */
const owners: ReadonlyArray<Owner> = [
  { application: null, franchise: null, company: null },
  { application: 1, franchise: null, company: null },
  { application: 2, franchise: null, company: null },
  { application: 1, franchise: 1, company: null },
  { application: 1, franchise: 2, company: null },
  ...companies.map(({ id, application, franchise }) => ({ application, franchise, company: id })),
]
const role = fc.record({ owner: fc.constantFrom(...owners), names: someNames })
/** Some people of an application have its whole set, and some are limited by roles. */
const kind = fc.constantFrom(
  ...(["none", "none", "none", "application", "limited", "franchises", "root"] as const),
)
const person = fc
  .record({
    kind,
    owner: fc.constantFrom(...owners),
    runs: fc.subarray([1, 2, 3] as const, { minLength: 1 }),
    roles: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
  })
  .map(({ kind: is, owner, runs, roles: held }): WorldPerson => ({
    isRoot: is === "root",
    isApplication: is === "application" || is === "limited",
    ...owner,
    runs: is === "franchises" ? runs : [],
    roles: is === "limited" && held.length === 0 ? [0] : held,
  }))

export const worlds: fc.Arbitrary<World> = fc.record({
  people: fc.array(person, { minLength: 3, maxLength: 5 }),
  roles: fc.array(role, { minLength: 4, maxLength: 4 }),
})

export type Deed =
  | { readonly do: "password"; readonly to: number }
  | { readonly do: "roles"; readonly to: number; readonly roles: ReadonlyArray<number> }
  | { readonly do: "edit"; readonly role: number; readonly names: ReadonlyArray<string> }
  | { readonly do: "create"; readonly at: number; readonly roles: ReadonlyArray<number> }

const to = fc.nat(4)
const roles = fc.subarray([0, 1, 2, 3])
export const deeds: fc.Arbitrary<ReadonlyArray<Deed>> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("password" as const), to }),
    fc.record({ do: fc.constant("roles" as const), to, roles }),
    fc.record({ do: fc.constant("edit" as const), role: fc.nat(3), names: someNames }),
    fc.record({ do: fc.constant("create" as const), at: fc.nat(owners.length - 1), roles }),
  ),
  { minLength: 1, maxLength: 4 },
)

/** A new person of one of the owners. */
export const newcomer = (at: number): WorldPerson => ({
  isRoot: false,
  isApplication: false,
  ...owners[at]!,
  runs: [],
  roles: [],
})

const held = ({ roles: all }: World, { roles: of }: WorldPerson) => [
  ...new Set(of.flatMap((at) => all[at]!.names)),
]

/** A person of the world as the server reads them. */
export const authorityOf = (world: World, one: WorldPerson): Authority => ({
  isRoot: one.isRoot,
  isApplication: one.isApplication,
  application: one.application,
  franchise: one.franchise,
  franchises: one.runs.map((id) => ({ id, application: applicationOf[id] })),
  company: companies.find(({ id }) => id === one.company) ?? null,
  permissions: held(world, one).map((name) => ({ name })),
})

const flows = { restaurant: "MENU", supermarket: "PRODUCT", partner: "PARTNER" } as const
const platform: ReadonlySet<string> = new Set(["accessToRoot", "accessToApplications"])

const fallback = (one: WorldPerson): ReadonlyArray<string> => {
  if (one.isRoot) return fallbackSets.root
  if (one.isApplication) return fallbackSets.application
  if (one.runs.length > 0) return fallbackSets.franchise
  const company = companies.find(({ id }) => id === one.company)
  return company ? fallbackSets[flows[company.type]] : []
}

/** Returns everything a person may bring about. Computed with plain sets, independently of the rule under test. */
export const powerOf = (world: World, one: WorldPerson): ReadonlySet<string> => {
  const own = held(world, one)
  const used = (own.length > 0 ? own : fallback(one)).filter((name) =>
    permissionNames.some((known) => known === name),
  )
  const handed = one.isRoot
    ? permissionNames
    : one.isApplication && used.includes("accessToGlobal")
      ? permissionNames.filter((name) => !platform.has(name))
      : []
  const places = companies.filter(({ id, application, franchise }) => {
    if (one.isRoot) return true
    if (one.isApplication && one.application !== null) return application === one.application
    if (one.runs.length > 0) return one.runs.some((run) => run === franchise)
    return id === one.company
  })
  return new Set([
    ...(one.isRoot ? ["is root", ...[null, 1, 2].map((of) => `is of application ${of}`)] : []),
    ...(one.isApplication ? [`is of application ${one.application}`] : []),
    ...[...used, ...handed].map((name) => `may ${name}`),
    ...places.map(({ id }) => `at ${id}`),
  ])
}

const isWithin = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) =>
  [...inner].every((one) => outer.has(one))

/**
 * The places of those through whom the first person of a world now gains what they lacked at its start: themselves,
 * whoever they reach or have reached, and anybody above them who was brought down to where they reach.
 */
export const risen = (start: World, now: World, reached: ReadonlySet<number> = new Set()): Array<number> => {
  const power = powerOf(start, start.people[0]!)
  const isOpen = (world: World, person: WorldPerson) =>
    covers(authorityOf(world, world.people[0]!), authorityOf(world, person))
  return [...now.people.keys()].filter((at) => {
    const [was, is] = [start.people[at], now.people[at]!]
    const isOpenNow = isOpen(now, is)
    const isTheirs = at === 0 || reached.has(at) || isOpenNow || (was !== undefined && isOpen(start, was))
    if (isTheirs && !isWithin(powerOf(now, is), power)) return true
    return was !== undefined && isOpenNow && !isWithin(powerOf(start, was), power)
  })
}
