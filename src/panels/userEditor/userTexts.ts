import type { NewUser, SavedUser, User } from "../../contract/users/user.ts"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import type { Texts } from "../../resource/editor/textDraft.ts"
import { addressForms } from "../../contract/session/currentUser.ts"
import { typedText } from "../../contract/wire/visibleText.ts"
import { digitsOf } from "../../contract/people/phone.ts"

const own = ["username", "fullname", "email"] as const
const work = ["occupation", "companyName", "phone"] as const
/** Company of a new user; that of a saved one is the platform's to change. */
const place = ["company"] as const
const address = ["addressLine", "city", "state", "postCode"] as const
const social = ["linkedIn", "facebook", "twitter", "instagram"] as const

/** The fields each tab of the editor writes (section 2). */
export const fieldsOf = {
  basic: [...own, ...work, ...place],
  address,
  social,
  roles: ["roles"],
} as const

/** A field of the editor. `roles` holds sorted ids, joined by commas; `company` is a reference. */
export type UserField = (typeof fieldsOf)[keyof typeof fieldsOf][number]

export type UserTexts = Texts<UserField>

/** Every field, in the order of the tabs. */
export const userFields: ReadonlyArray<UserField> = Object.values(fieldsOf).flat()

/** Fields copied to a new user: never the email, the username or a password. */
const copied = [
  "fullname",
  "occupation",
  "companyName",
  "phone",
  "address",
  "socialNetworks",
  "roles",
] as const

/** The copy of a user that 'Save & Duplicate' opens. */
export const copyOf = (user: User): Partial<Pick<User, (typeof copied)[number]>> =>
  Object.fromEntries(copied.filter((name) => Object.hasOwn(user, name)).map((name) => [name, user[name]]))

export const rolesText = (ids: Iterable<number>): string =>
  [...new Set(ids)].toSorted((one, other) => one - other).join(",")

export const rolesOf = (text: string): ReadonlyArray<number> =>
  text === "" ? [] : text.split(",").map(Number)

/** A user's fields as texts; all empty for a new one. */
export const textsOf = (user: Partial<User> = {}): UserTexts => {
  const parts: Readonly<Record<string, unknown>> = { ...user, ...user.address, ...user.socialNetworks }
  const texts = Object.fromEntries(userFields.map((name) => [name, String(parts[name] ?? "")])) as UserTexts
  return { ...texts, company: "", phone: digitsOf(texts.phone), roles: rolesText(user.roles ?? []) }
}

const plain = (name: UserField, text: string) => {
  const typed = typedText(text)
  return name === "state" || name === "postCode" ? addressForms[name].plain(typed) : typed
}

/** The trimmed texts of the fields that `isIncluded` accepts. */
const some = <K extends UserField>(
  names: ReadonlyArray<K>,
  texts: UserTexts,
  isIncluded: (name: UserField) => boolean,
) => {
  const entries = names.filter(isIncluded).map((name) => [name, plain(name, texts[name])])
  return Object.fromEntries(entries) as { readonly [N in K]?: string }
}

/** The body that creates a user: the filled fields only. */
export const newUserOf = (texts: UserTexts): NewUser => {
  const isFilled = (name: UserField) => typedText(texts[name]) !== ""
  const home = some(address, texts, isFilled)
  const networks = some(social, texts, isFilled)
  const company = referenceOf(texts.company)?._id
  return {
    username: typedText(texts.username),
    fullname: typedText(texts.fullname),
    email: typedText(texts.email),
    ...some(work, texts, isFilled),
    ...(Object.keys(home).length > 0 && { address: home }),
    ...(Object.keys(networks).length > 0 && { socialNetworks: networks }),
    ...(company !== undefined && { company }),
    ...(texts.roles !== "" && { roles: rolesOf(texts.roles) }),
  }
}

/** The body that saves a user: the whole record with the changed fields; unchanged ones keep their exact form. */
export const savedUserOf = (user: User, base: UserTexts, texts: UserTexts): SavedUser => {
  const isChanged = (name: UserField) => texts[name] !== base[name]
  const home = some(address, texts, isChanged)
  const networks = some(social, texts, isChanged)
  return {
    ...user,
    ...some([...own, ...work], texts, isChanged),
    ...(Object.keys(home).length > 0 && { address: { ...user.address, ...home } }),
    ...(Object.keys(networks).length > 0 && { socialNetworks: { ...user.socialNetworks, ...networks } }),
    ...(isChanged("roles") && { roles: rolesOf(texts.roles) }),
  }
}

const known = new Set<string>([
  ...own,
  ...work,
  "address",
  "socialNetworks",
  "roles",
  "pic",
  "shopper",
  "company",
  "version",
])

/** Returns the version someone else saved, with the record's unknown fields kept. */
export const overUnknown = (before: User | undefined, current: User): User => {
  const unknown = Object.entries(before ?? {}).filter(([name]) => !known.has(name))
  return { ...Object.fromEntries(unknown), ...current }
}
