import type { ApiError } from "../../api/errors.ts"
import type { ChangeError } from "./menuState.ts"
import type { MenuWords } from "./words.ts"

/** Sentence of a change that was refused. */
export const explain = (say: MenuWords, api: (error: ApiError) => string, error: ChangeError): string => {
  switch (error._tag) {
    case "StaleRows":
      return say("stale")
    case "ValueTaken":
      return say("nameTaken")
    case "UnknownReference":
      return say("unknown")
    case "RecordInUse":
      return say("inUse")
    case "GroupCircle":
      return say("circle", { groups: error.groups.join(" → ") })
    case "FollowsModel":
      return say("followsModel", { model: error.model })
    case "MoveRefused":
      return say("moveRefused")
    default:
      return api(error)
  }
}
