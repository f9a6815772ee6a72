import * as Schema from "effect/Schema"
import { MoveRefused } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { coupons } from "../resources/coupons.ts"
import { codeLimits, prefixPattern } from "./codeRules.ts"

/** Many coupons of one rule. */
export const couponCodes = {
  generate: endpoint({
    service: "main",
    access: coupons.access,
    extra: "codes",
    method: "POST",
    path: `${coupons.path}/:id/codes`,
    summary:
      "Makes coupons with the rule and status of this one, each with a code of its own that counts once: all of them, or none. Refused for one that has ended or is itself a generated code.",
    params: { id: RecordIdText },
    body: Schema.Struct({
      prefix: Schema.String.check(
        Schema.isMaxLength(codeLimits.prefix.max),
        Schema.isPattern(prefixPattern, { expected: "capital letters, digits and hyphens" }),
      ),
      count: Schema.Int.check(
        Schema.isBetween({ minimum: codeLimits.count.min, maximum: codeLimits.count.max }),
      ),
    }),
    success: Schema.Struct({ codes: Schema.Array(Schema.String) }),
    refusals: [MoveRefused],
  }),
}
