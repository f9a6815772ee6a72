import type { ApiError } from "../../api/errors.ts"
import type { UserOutranks, UserProtected } from "../../contract/users/user.ts"
import type { platformUsers } from "../../contract/users/platformUsers.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { ListSay } from "../../resource/ListSpec.ts"
import { refusalText, type RefusalWords } from "../../resource/refusalText.ts"

/** Refusals of the specification's calls that delete a user. */
export type UserRefusal = UserOutranks | UserProtected

const removal: RefusalWords<UserRefusal> = { UserProtected: "protected", UserOutranks: "outranks" }

/** Explains in words why a user was not deleted. */
export const explain = (
  word: ListSay,
  api: (error: ApiError) => string,
  error: UserRefusal | ApiError,
): string => refusalText(word, api, removal, error)

/** Refusals of a save of a user. */
export type SaveRefusal = RefusalOf<typeof platformUsers.save>

/**
 * Texts for the reasons a user was not blocked or unblocked. The record is sent back unchanged, so its values are
 * refused only if somebody changed it meanwhile.
 */
export const blocking: RefusalWords<SaveRefusal> = {
  StalePlatformUser: "changedMeanwhile",
  EmailTaken: "changedMeanwhile",
  UsernameTaken: "changedMeanwhile",
  CompanyFixed: "changedMeanwhile",
  WrongPassword: "changedMeanwhile",
  UserProtected: "blocked",
  UserOutranks: "outranks",
  FallbackExceeds: "outranks",
  RoleNotGrantable: "outranks",
}

/** The same of one among many. */
export const blockingMany: RefusalWords<SaveRefusal> = {
  StalePlatformUser: "refused.stale",
  EmailTaken: "refused.stale",
  UsernameTaken: "refused.stale",
  CompanyFixed: "refused.stale",
  WrongPassword: "refused.stale",
  UserProtected: "refused.UserProtected",
  UserOutranks: "refused.UserOutranks",
  FallbackExceeds: "refused.UserOutranks",
  RoleNotGrantable: "refused.UserOutranks",
}
