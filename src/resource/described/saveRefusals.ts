import type { CallsOf } from "../../contract/resource/calls.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import type { RefusalWords } from "../refusalText.ts"

/** Texts for the refusals of a save when many records are saved, in their list's words. */
export const saveRefusals: RefusalWords<RefusalOf<CallsOf["save"]>> = {
  StaleRecord: "refused.stale",
  ValueTaken: "refused.stale",
  UnknownReference: "refused.stale",
  CircularTree: "refused.stale",
}
