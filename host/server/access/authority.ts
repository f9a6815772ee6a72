import { effectivePermissions, mayGrant, type Subject } from "../../../src/contract/access/access.ts"
import { permissionNames } from "../../../src/contract/access/permissionNames.ts"

/** The owner of a record: the platform when all are null, else the narrowest one that is set. */
export interface Owner {
  readonly application: number | null
  readonly franchise: number | null
  readonly company: number | null
}

/** Everything that decides what a person may do: who they are, their permissions, and where those apply. */
export interface Authority extends Subject {
  /** The application and franchise that own their user record. */
  readonly application: number | null
  readonly franchise: number | null
  /** The franchises they run. */
  readonly franchises: ReadonlyArray<{ readonly id: number; readonly application: number | null }>
  readonly company:
    | (NonNullable<Subject["company"]> & {
        readonly id: number
        readonly application: number | null
        readonly franchise: number | null
      })
    | null
  /** Permissions held for a limited time: the person may use them, but not pass them on or keep them. */
  readonly temporary?: ReadonlyArray<string>
}

/** The part of the platform where somebody's permissions apply. */
type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "application"; readonly application: number }
  | { readonly kind: "franchises"; readonly franchises: Authority["franchises"] }
  | ({ readonly kind: "company" } & NonNullable<Authority["company"]>)
  /** Nowhere yet, though an application or a franchise owns their user record. */
  | { readonly kind: "unplaced"; readonly application: number | null; readonly franchise: number | null }

const scopeOf = (person: Authority): Scope => {
  const { isRoot, isApplication, application, franchise, franchises, company } = person
  if (isRoot) return { kind: "all" }
  if (isApplication && application !== null) return { kind: "application", application }
  if (franchises.length > 0) return { kind: "franchises", franchises }
  return company ? { kind: "company", ...company } : { kind: "unplaced", application, franchise }
}

const inApplication = (application: number, inner: Scope): boolean => {
  if (inner.kind === "all") return false
  if (inner.kind === "franchises") return inner.franchises.every((one) => one.application === application)
  return inner.application === application
}

const inFranchises = (franchises: ReadonlySet<number>, inner: Scope): boolean => {
  if (inner.kind === "franchises") return inner.franchises.every(({ id }) => franchises.has(id))
  if (inner.kind === "company" || inner.kind === "unplaced")
    return inner.franchise !== null && franchises.has(inner.franchise)
  return false
}

const contains = (outer: Scope, inner: Scope): boolean => {
  switch (outer.kind) {
    case "all":
      return true
    case "application":
      return inApplication(outer.application, inner)
    case "franchises":
      return inFranchises(new Set(outer.franchises.map(({ id }) => id)), inner)
    case "company":
      return inner.kind === "company" && inner.id === outer.id
    case "unplaced":
      return false
  }
}

/** True if a person's whole scope lies within an owner; only then may they be given its roles. */
export const isWithinOwner = ({ application, franchise, company }: Owner, person: Authority): boolean => {
  const inner = scopeOf(person)
  if (company !== null) return inner.kind === "company" && inner.id === company
  if (franchise !== null) return inFranchises(new Set([franchise]), inner)
  return application === null || inApplication(application, inner)
}

/** The permissions of another person that the author neither has nor may grant. */
const permissionsBeyond = (author: Authority, other: Authority): ReadonlyArray<string> => {
  const [own, otherPermissions] = [effectivePermissions(author), effectivePermissions(other)]
  return permissionNames.filter(
    (name) => otherPermissions.has(name) && !own.has(name) && !mayGrant(author, name),
  )
}

/** True if the author has every permission the other person has, everywhere the other person has it. */
export const covers = (author: Authority, other: Authority): boolean => {
  if (author.isRoot) return true
  if (other.isRoot || (other.isApplication && !author.isApplication)) return false
  return contains(scopeOf(author), scopeOf(other)) && permissionsBeyond(author, other).length === 0
}

/** A person with what they hold for a time. */
export const forNow = (person: Authority): Authority => ({
  ...person,
  added: [...(person.added ?? []), ...(person.temporary ?? [])],
})

/** One person before and after a change. A new person has no `before`, a deleted one no `after`. */
export interface Change {
  readonly before?: Authority
  readonly after?: Authority
}

/** Decision on an author's change; `exceeds` lists the permissions the person would have beyond the author's. */
export type Verdict = "allowed" | "outOfReach" | { readonly exceeds: ReadonlyArray<string> }

/**
 * The one rule for every change to a person's permissions: the author must cover the person before and after it.
 * Before, so that nobody takes over a superior by first reducing their permissions, or by setting a new password that
 * outlasts the author's own temporary permissions; after, so that nobody grants permissions they lack, or hold only
 * temporarily.
 */
export const authorize = (author: Authority, { before, after }: Change): Verdict => {
  if (author.isRoot) return "allowed"
  if (before && !(covers(author, before) && covers(forNow(author), forNow(before)))) return "outOfReach"
  if (!after || covers(author, after)) return "allowed"
  const exceeds = permissionsBeyond(author, after)
  return exceeds.length > 0 ? { exceeds } : "outOfReach"
}
