import * as Schema from "effect/Schema"
import { oneOf } from "../wire/reading.ts"
import { importStatuses } from "./importRun.ts"

/** An import in this state does not take the call, such as rows once it is applied; undoing ends after some days. */
export class ImportRefused extends Schema.TaggedError<ImportRefused>()("ImportRefused", {
  status: oneOf(importStatuses),
}) {
  static readonly status = 409
}
