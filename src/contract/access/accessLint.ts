import * as Schema from "effect/Schema"
import type { Gate } from "./access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { oneOf } from "../wire/reading.ts"

/** Kinds of problems found in the access configuration. */
export const accessProblems = [
  /** A screen of the app that no route is registered for. */
  "unregistered",
  /** A registered screen the app does not have. */
  "noScreen",
  /** A screen that other permissions open than its route says. */
  "differs",
  /** One path and method registered more than once. */
  "doubled",
  /** A route that needs no sign-in, and permissions. */
  "publicGated",
  /** A permission nobody can have, because the platform does not know its name. */
  "unknownName",
  /** A name the platform spells wrong, which stays as it is. */
  "misspelled",
  /** A route that no group has. */
  "ungrouped",
  /** A role or group that nobody has. */
  "nobody",
] as const
export type AccessProblem = (typeof accessProblems)[number]

/** Lists in which a problem can be found. */
export const lintedLists = ["screens", "aclRoutes", "aclGroups", "accessGroups", "roles"] as const

/** Something wrong, at a record or screen by its name; `details` are names of permissions. */
export const AccessFinding = Schema.Struct({
  problem: oneOf(accessProblems),
  list: oneOf(lintedLists),
  name: Schema.String,
  details: Schema.Array(Schema.String),
})
export type AccessFinding = typeof AccessFinding.Type

const Path = Schema.String.check(Schema.isMaxLength(120))
const Names = Schema.Array(Schema.String.check(Schema.isMaxLength(60))).check(Schema.isMaxLength(20))

/** A screen of the app that asks, and the permissions of which any one opens it; none opens to everybody signed in. */
export const LintedScreen = Schema.Struct({ path: Path, permissions: Names })
export type LintedScreen = typeof LintedScreen.Type

/** Gate for checking routes and access. */
export const checksAccess: Gate = { anyOf: ["accessToGlobal", "accessToAclRoutes"] }

const maxScreens = 500

/** Finds what is wrong with routes, groups and roles. */
export const accessLint = {
  find: endpoint({
    method: "POST",
    service: "identity",
    reads: true,
    path: "/acl/lint",
    extra: "access",
    summary:
      "Compares the screens of an app with the routes that are registered, and finds groups and roles within reach that nobody has. Of lists the caller may not open nothing is told.",
    access: checksAccess,
    body: Schema.Struct({ screens: Schema.Array(LintedScreen).check(Schema.isMaxLength(maxScreens)) }),
    success: Schema.Array(AccessFinding),
  }),
}
