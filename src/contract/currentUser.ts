import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { Application, Company, Franchise } from "./company.ts"
import { entity } from "./entity.ts"
import { limits } from "./limits.ts"
import { Id, Text } from "./text.ts"

const line = Schema.optionalKey(Text(limits.text.line.max))

export const Address = Schema.Struct({ addressLine: line, city: line, state: line, postCode: line })
export type Address = typeof Address.Type

export const SocialNetworks = Schema.Struct({
  linkedIn: line,
  facebook: line,
  twitter: line,
  instagram: line,
})
export type SocialNetworks = typeof SocialNetworks.Type

const Permission = Schema.Struct({ name: Schema.String })

const hasName = (one: unknown): one is { readonly name: string } =>
  typeof one === "object" && one !== null && typeof (one as { name?: unknown }).name === "string"

/** What cannot be read as permissions clears them (section 8); it never ends the session. */
const Permissions = Schema.Unknown.pipe(
  Schema.decodeTo(
    Schema.Array(Permission),
    SchemaTransformation.transform({
      decode: (given: unknown): ReadonlyArray<{ readonly name: string }> =>
        Array.isArray(given) ? given.filter(hasName) : [],
      encode: (permissions: ReadonlyArray<{ readonly name: string }>): unknown => permissions,
    }),
  ),
  Schema.withDecodingDefaultKey(Effect.succeed([])),
)

/** What every record of a user may say of them besides their name. */
export const profileFields = {
  pic: line,
  occupation: line,
  companyName: line,
  phone: line,
  address: Schema.optionalKey(Address),
  socialNetworks: Schema.optionalKey(SocialNetworks),
  /** The specification names it and not its type: carried as it is, and sent back on save. */
  shopper: Schema.optionalKey(Schema.Unknown),
}

/** The signed-in user, with everything access depends on. */
export const CurrentUser = entity({
  id: Id,
  username: Schema.String,
  email: Schema.String,
  fullname: Schema.String,
  roles: Schema.Array(Id),
  permissions: Permissions,
  isRoot: Schema.Boolean,
  isApplication: Schema.Boolean,
  franchises: Schema.Array(Franchise),
  company: Schema.optionalKey(Schema.NullOr(Company)),
  application: Schema.optionalKey(Schema.NullOr(Application)),
  ...profileFields,
})
export type CurrentUser = typeof CurrentUser.Type
