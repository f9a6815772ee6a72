import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { Cpf } from "../people/cpf.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { Moment, RequiredText, Text } from "../wire/text.ts"
import { Blocks } from "./contractTexts.ts"
import { AcceptanceClosed, WrongSigner } from "./refusals.ts"

/** Token after the `#` of a mailed link. */
const LinkToken = Text(200)

const common = { service: "main", access: "public", method: "POST" } as const

/**
 * Calls for the recipients of a contract. The server itself mailed them the link, so nobody needs permission to list
 * these calls.
 */
export const acceptance = {
  open: lazyEndpoint(
    {
      ...common,
      path: "/contract-acceptance/open",
      summary: "Reads the contract of a mailed link.",
      reads: true,
    },
    {
      body: () => Schema.Struct({ token: LinkToken }),
      success: () =>
        Schema.Struct({
          number: Schema.String,
          company: Schema.String,
          /** The signer's name, as the contract has it. */
          signer: Schema.String,
          version: Schema.Int,
          issuedAt: Moment,
          hash: Schema.String,
          language: Schema.String,
          blocks: Blocks,
        }),
      refusals: () => [AcceptanceClosed],
    },
  ),
  accept: lazyEndpoint(
    {
      ...common,
      path: "/contract-acceptance/accept",
      summary: "Accepts the text with this hash, with the signer's name and CPF.",
    },
    {
      body: () =>
        Schema.Struct({
          token: LinkToken,
          name: RequiredText(limits.text.fullname.min, limits.text.fullname.max),
          cpf: Cpf,
          hash: Text(100),
        }),
      success: () => Schema.Struct({ at: Moment }),
      refusals: () => [AcceptanceClosed, WrongSigner],
    },
  ),
  decline: lazyEndpoint(
    { ...common, path: "/contract-acceptance/decline", summary: "Declines the contract of a mailed link." },
    {
      body: () => Schema.Struct({ token: LinkToken, reason: RequiredText(1, limits.text.lines.max) }),
      success: () => Schema.Struct({ at: Moment }),
      refusals: () => [AcceptanceClosed],
    },
  ),
}
