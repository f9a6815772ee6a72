import type { ApiError } from "../../api/errors.ts"
import type {
  CompanyFixed,
  EmailTaken,
  FallbackExceeds,
  RoleNotGrantable,
  StaleUser,
  UserOutranks,
} from "../../contract/users/user.ts"
import type { WrongPassword } from "../../contract/session/accounts.ts"
import type { UsernameTaken } from "../../contract/session/session.ts"
import type { Say } from "../../frame/useWords.ts"
import { type UserField, userFields } from "./userTexts.ts"
import type { userEditorWords } from "./words.ts"
import { factsText } from "../../contract/isolateText.ts"

export type UserRefusal =
  | CompanyFixed
  | EmailTaken
  | FallbackExceeds
  | RoleNotGrantable
  | StaleUser
  | UserOutranks
  | UsernameTaken
  | WrongPassword

/** The title of a role, by its id. */
export type TitleOf = (id: number) => string

const titles = (ids: ReadonlyArray<number>, titleOf: TitleOf) => factsText(ids.map(titleOf), ", ")

/** Context of a message: the role titles, and if the user is new. */
export interface ExplainContext {
  readonly titleOf: TitleOf
  readonly isNew: boolean
}

/** Every way this editor can fail, in words. A new refusal does not compile until it has a line here. */
export const explain = (
  say: Say<typeof userEditorWords>,
  api: (error: ApiError) => string,
  { titleOf, isNew }: ExplainContext,
  error: UserRefusal | ApiError,
): string => {
  switch (error._tag) {
    case "EmailTaken":
      return say("emailTaken")
    case "UsernameTaken":
      return say("usernameTaken")
    case "RoleNotGrantable":
      return say(isNew ? "leftOut" : "notGrantable", { titles: titles(error.roles, titleOf) })
    case "FallbackExceeds":
      return say(isNew ? "newExceeds" : "noRoleExceeds")
    case "UserOutranks":
      return say("outranks")
    case "CompanyFixed":
      return say("companyFixed")
    case "StaleUser":
      return say("stale")
    case "WrongPassword":
      return say("wrongPassword")
    default:
      return api(error)
  }
}

/** The field an issue is about, by its dotted path: `body.address.city` is about the city. */
const fieldAt = (path: string): UserField | undefined => {
  const parts = path.split(".")
  return userFields.findLast((name) => parts.includes(name))
}

/** The fields a refusal is about, with why; empty when it is about none. */
export const refusedFields = (
  say: Say<typeof userEditorWords>,
  { titleOf, isNew }: ExplainContext,
  error: UserRefusal | ApiError,
): ReadonlyMap<UserField, string> => {
  switch (error._tag) {
    case "EmailTaken":
      return new Map([["email", say("emailTaken")]])
    case "UsernameTaken":
      return new Map([["username", say("usernameTaken")]])
    case "RoleNotGrantable":
      // The roles of a new user have no place on the screen.
      if (isNew) return new Map()
      return new Map([["roles", say("notGrantable", { titles: titles(error.roles, titleOf) })]])
    case "FallbackExceeds":
      if (isNew) return new Map()
      return new Map([["roles", say("noRoleExceeds")]])
    case "BadRequest": {
      const found = error.issues.map(({ path, message }) => [fieldAt(path), message] as const)
      const all = found.every(([name]) => name !== undefined)
      return new Map(all ? (found as ReadonlyArray<readonly [UserField, string]>) : [])
    }
    default:
      return new Map()
  }
}
