import { effectivePermissions, mayGrant, permissionNames, type Subject } from "../../src/contract/access.ts"

/** Whose a record is: the platform's when all are null, else that of the narrowest one named. */
export interface Owner {
  readonly application: number | null
  readonly franchise: number | null
  readonly company: number | null
}

/** Everything a person's rights follow from: who they are, what they hold and where it counts. */
export interface Authority extends Subject {
  /** Whose user they are, apart from their company. */
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
}

/** The part of the platform in which somebody's permissions count. */
type Scope =
  | { readonly kind: "all" }
  | { readonly kind: "application"; readonly application: number }
  | { readonly kind: "franchises"; readonly franchises: Authority["franchises"] }
  | ({ readonly kind: "company" } & NonNullable<Authority["company"]>)
  /** Nowhere yet; they belong to an application or a franchise all the same. */
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

/** Whether a role of this owner may go to a person: only to people whose whole scope lies within the owner. */
export const belongsTo = ({ application, franchise, company }: Owner, person: Authority): boolean => {
  const inner = scopeOf(person)
  if (company !== null) return inner.kind === "company" && inner.id === company
  if (franchise !== null) return inFranchises(new Set([franchise]), inner)
  return application === null || inApplication(application, inner)
}

/** The permissions somebody has, or would have, that the author could neither use nor hand out. */
const permissionsBeyond = (author: Authority, other: Authority): ReadonlyArray<string> => {
  const [own, theirs] = [effectivePermissions(author), effectivePermissions(other)]
  return permissionNames.filter((name) => theirs.has(name) && !own.has(name) && !mayGrant(author, name))
}

/** Reach over people: whether the author holds all that somebody else holds, and everywhere they hold it. */
export const covers = (author: Authority, other: Authority): boolean => {
  if (author.isRoot) return true
  if (other.isRoot || (other.isApplication && !author.isApplication)) return false
  return contains(scopeOf(author), scopeOf(other)) && permissionsBeyond(author, other).length === 0
}

/** What becomes of one person by a change: as they are, and as they will be. Missing for a new or a deleted one. */
export interface Change {
  readonly before?: Authority
  readonly after?: Authority
}

/** Why an author may not make a change: the person is out of their reach, or would be, by these permissions. */
export type Verdict = "allowed" | "outOfReach" | { readonly exceeds: ReadonlyArray<string> }

/**
 * Reach over people, the one rule for whatever decides another's rights: the author must cover the person before the
 * change, or shrinking a superior would open the way to them, and after it, or people would hand out what they lack.
 */
export const judge = (author: Authority, { before, after }: Change): Verdict => {
  if (author.isRoot) return "allowed"
  if (before && !covers(author, before)) return "outOfReach"
  if (!after || covers(author, after)) return "allowed"
  const exceeds = permissionsBeyond(author, after)
  return exceeds.length > 0 ? { exceeds } : "outOfReach"
}
