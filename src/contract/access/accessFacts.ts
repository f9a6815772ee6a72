import * as Schema from "effect/Schema"
import {
  allows,
  effectivePermissions,
  fallbackOf,
  fallbackSets,
  type Gate,
  permissionsFor,
  type Subject,
} from "./access.ts"
import { Company, Franchise } from "../companies/company.ts"
import { Id } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"

/** Everything a user's access follows from: who they are, and each of their roles with what it gives. */
export const AccessFacts = Schema.Struct({
  id: Id,
  fullname: Schema.String,
  isRoot: Schema.Boolean,
  isApplication: Schema.Boolean,
  franchises: Schema.Array(Franchise),
  company: Schema.NullOr(Company),
  roles: Schema.Array(
    Schema.Struct({ id: Id, title: Schema.String, permissions: Schema.Array(Schema.String) }),
  ),
  /** The access groups they are in now, and until when. */
  groups: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        title: Schema.String,
        permissions: Schema.Array(Schema.String),
        until: Schema.NullOr(Moment),
      }),
    ),
  ),
  /** Permissions they hold of which it is not known which role gives them. */
  granted: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type AccessFacts = typeof AccessFacts.Type

/** One thing that opens a gate. */
export type AccessReason =
  | { readonly by: "kind"; readonly kind: "root" | "application" }
  | { readonly by: "role"; readonly role: string; readonly permission: string }
  | {
      readonly by: "group"
      readonly group: string
      readonly permission: string
      readonly until: string | null
    }
  | { readonly by: "user"; readonly permission: string }
  | {
      readonly by: "fallback"
      readonly set: NonNullable<ReturnType<typeof fallbackOf>>
      readonly permission: string
    }

/** Reason why a gate is open to a user, or the permissions they lack. */
export interface AccessAnswer {
  readonly isAllowed: boolean
  /** Every reason, not only the first; empty when denied. */
  readonly reasons: ReadonlyArray<AccessReason>
  /** Any one of these would open it; none where no permission does, as with what is closed to companies. */
  readonly needs: ReadonlyArray<string>
  /** The fallback set in force, when the user has no permissions of their own. */
  readonly fallback: ReturnType<typeof fallbackOf>
}

const subjectOf = ({ roles, groups = [], granted = [], ...facts }: AccessFacts): Subject => ({
  ...facts,
  added: groups.flatMap(({ permissions }) => permissions),
  permissions: [...roles.flatMap(({ permissions }) => permissions), ...granted].map((name) => ({ name })),
})

/** Returns the fallback set in force; undefined for somebody who has permissions of their own, or no set. */
export const fallbackInForce = (facts: AccessFacts): ReturnType<typeof fallbackOf> => {
  const subject = subjectOf(facts)
  return subject.permissions.length === 0 ? fallbackOf(subject) : undefined
}

const groupReasons = ({ groups = [] }: AccessFacts, permission: string): ReadonlyArray<AccessReason> =>
  groups
    .filter(({ permissions }) => permissions.includes(permission))
    .map(({ title, until }) => ({ by: "group", group: title, permission, until }))

const kindReasons = (facts: AccessFacts, { kinds = [] }: Gate): ReadonlyArray<AccessReason> =>
  kinds
    .filter((kind) => (kind === "root" ? facts.isRoot : facts.isApplication))
    .map((kind) => ({ by: "kind", kind }))

/** Answers why this user may pass a gate, or may not (section 6). */
export const explainAccess = (facts: AccessFacts, gate: Gate): AccessAnswer => {
  const subject = subjectOf(facts)
  const fallback = fallbackInForce(facts)
  const granted = [...effectivePermissions(subject)].filter((name) =>
    permissionsFor(gate, subject).some((needed) => needed === name),
  )
  const byName = granted.flatMap((permission): ReadonlyArray<AccessReason> => {
    const groups = groupReasons(facts, permission)
    if (fallback && fallbackSets[fallback].some((name) => name === permission))
      return [{ by: "fallback", set: fallback, permission }, ...groups]
    const giving = facts.roles.filter(({ permissions }) => permissions.includes(permission))
    if (giving.length + groups.length === 0) return [{ by: "user", permission }]
    return [...giving.map(({ title }) => ({ by: "role" as const, role: title, permission })), ...groups]
  })
  const reasons = allows(gate, subject) ? [...kindReasons(facts, gate), ...byName] : []
  return { isAllowed: reasons.length > 0, reasons, needs: permissionsFor(gate, subject), fallback }
}
