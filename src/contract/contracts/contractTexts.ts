import * as Schema from "effect/Schema"
import { rowSchema } from "../resource/schemas.ts"
import { contracts } from "../resources/contracts.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { oneOf, partialAnswer } from "../wire/reading.ts"
import { MoveRefused } from "../resource/refusals.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Email, Moment } from "../wire/text.ts"
import { ContractIncomplete } from "./refusals.ts"

/** Paragraphs and headings, without markup. */
export const Blocks = Schema.Array(
  Schema.Struct({ kind: oneOf(["heading", "paragraph"]), text: Schema.String }),
)

/** State of one signer's request for one version; `FAILED` if the mail could not be delivered. */
const requestStates = ["WAITING", "ACCEPTED", "DECLINED", "EXPIRED", "REPLACED", "FAILED"] as const

const Request = Schema.Struct({
  _id: RecordId,
  name: Schema.String,
  email: Schema.String,
  state: oneOf(requestStates),
  /** Time the link was mailed; null until then. */
  sentAt: Schema.NullOr(Moment),
  /** Time the link expires. */
  expiresAt: Schema.NullOr(Moment),
  decidedAt: Schema.NullOr(Moment),
  /** Reason for declining. */
  reason: Schema.NullOr(Schema.String),
  /** Name of the person who accepted, as they wrote it; the CPF is masked. */
  givenName: Schema.NullOr(Schema.String),
  givenCpf: Schema.NullOr(Schema.String),
  ip: Schema.NullOr(Schema.String),
})

const Version = Schema.Struct({
  /** From 1. */
  number: Schema.Int,
  issuedAt: Moment,
  /** SHA-256 of the text, in hexadecimal: what a signer accepts. */
  hash: Schema.String,
  blocks: Blocks,
  requests: Schema.Array(Request),
})

const common = { service: "main", access: contracts.access } as const
const params = { id: RecordIdText }

/** A contract in words, and those who are to accept it. */
export const contractTexts = {
  read: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/company/contracts/:id/text",
      extra: "contract-texts",
      summary:
        "Reads the text of a contract as it would be sent today, what its template lacks, and every version that was sent.",
      params,
    },
    {
      success: () =>
        Schema.Struct({
          /** Null for a contract without a template. */
          template: Schema.NullOr(
            Schema.Struct({ title: Schema.String, edition: Schema.Int, newest: Schema.Int }),
          ),
          blocks: Blocks,
          /** Variables without a value. */
          missing: Schema.Array(Schema.String),
          /** True if the last version has exactly this text. */
          isIssued: Schema.Boolean,
          /** The last one first. */
          versions: Schema.Array(Version),
        }),
    },
  ),
  send: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/company/contracts/:id/send-for-acceptance",
      extra: "acceptance",
      summary:
        "Mails a link to each signer who has not accepted the contract's text, or to the one who is named. A text that has changed is a new version, which goes to all signers and is accepted anew.",
      params,
    },
    {
      body: () => Schema.Struct({ email: Schema.optionalKey(Email) }),
      success: () => partialAnswer(rowSchema(contracts)),
      refusals: () => [MoveRefused, ContractIncomplete],
    },
  ),
}
