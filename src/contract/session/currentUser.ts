import * as Schema from "effect/Schema"
import { Application, Company, Franchise } from "../companies/company.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { reads } from "../wire/reading.ts"
import { Id } from "../wire/recordId.ts"
import { postCodeRules } from "../places/postCode.ts"
import { stateRules } from "../places/states.ts"
import { FormattedText, Text } from "../wire/text.ts"

const line = Schema.optionalKey(Text(limits.text.line.max))

export const Address = Schema.Struct({ addressLine: line, city: line, state: line, postCode: line })
export type Address = typeof Address.Type

/** The forms of an address's state and CEP, as they are written from now on; former ones stay as they are. */
export const addressForms = { state: stateRules.format, postCode: postCodeRules.format } as const

/** An address as it is given. */
export const NewAddress = Schema.Struct({
  addressLine: line,
  city: line,
  state: Schema.optionalKey(FormattedText(limits.text.line.max, addressForms.state)),
  postCode: Schema.optionalKey(FormattedText(limits.text.line.max, addressForms.postCode)),
})

export const SocialNetworks = Schema.Struct({
  linkedIn: line,
  facebook: line,
  twitter: line,
  instagram: line,
})
export type SocialNetworks = typeof SocialNetworks.Type

/** Fields that every record of a user may have besides the name. */
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

/** A permission somebody holds; some services tell the mere name. One that cannot be read is not held (section 8). */
const HeldPermission = reads(Schema.Struct({ name: Schema.String }), {
  read: (raw) => {
    const permission = typeof raw === "string" ? { name: raw } : (raw as { readonly name?: unknown } | null)
    const name = permission?.name
    return typeof name === "string" && name !== "" ? { ...permission, name } : undefined
  },
})

/** The signed-in user, with everything access depends on. */
export const CurrentUser = entity({
  id: Id,
  username: Schema.String,
  email: Schema.String,
  fullname: Schema.String,
  roles: Schema.Array(Id),
  permissions: Schema.Array(HeldPermission),
  isRoot: Schema.Boolean,
  isApplication: Schema.Boolean,
  franchises: Schema.Array(Franchise),
  company: Schema.optionalKey(Schema.NullOr(Company)),
  application: Schema.optionalKey(Schema.NullOr(Application)),
  ...profileFields,
})
export type CurrentUser = typeof CurrentUser.Type
