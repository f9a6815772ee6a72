import type { CallsOf } from "../../contract/resource/calls.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RefusalWords } from "../refusalText.ts"

/** What a save may be refused with where many records are saved, in the words of their list. */
export const saveRefusals: RefusalWords<RefusalOf<CallsOf["save"]>> = {
  StaleRecord: "refused.stale",
  ValueTaken: "refused.stale",
  UnknownReference: "refused.stale",
  CircularTree: "refused.stale",
}
