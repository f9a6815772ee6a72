import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { entity } from "../wire/entity.ts"
import { oneOf, reads } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment, RequiredText, Text } from "../wire/text.ts"
import { addressLimits, domainPattern, picturePattern } from "./addresses.ts"
import { AdminStyle } from "./styles.ts"
import { GivenDay } from "../wire/years.ts"

const text = limits.text

const maybe = <A extends Schema.Codec<unknown, unknown>>(part: A) => Schema.optionalKey(Schema.NullOr(part))

/** Business types an application is made for (modules, admin/applications). */
export const applicationTypes = [
  "MARKETPLACE",
  "SINGLE_STORE",
  "SUPERMARKET",
  "OFFERS",
  "DELIVERYMAN",
  "SHOPPER",
] as const

/** Progress of an application towards publication in the app stores. */
export const applicationStatuses = [
  "DRAFT",
  "BUILDING",
  "IN_REVIEW",
  "PUBLISHED",
  "SUSPENDED",
  "EXPIRED",
] as const

/** State of an application's upgrade to a new version. */
export const applicationUpgrades = ["NONE", "PENDING", "IN_PROGRESS", "DONE", "FAILED"] as const

/** The address of a Realtime Database, as a Firebase project's settings show it. */
const DatabaseUrl = reads(Schema.String, {
  read: (raw) => (typeof raw === "string" && /^https?:\/\/\S+$/.test(raw) ? raw : undefined),
})

const known = Schema.optionalKey(Schema.NullOr(Schema.String))

/** Identifiers of a Firebase project. None is a secret: every browser that connects gets them. */
const firebaseNames = { projectId: known, apiKey: known, appId: known, messagingSenderId: known } as const

/** The versions in the stores, and what the application is called there. */
const storeNames = {
  appleId: known,
  playId: known,
  iosVersion: known,
  androidVersion: known,
  minVersion: known,
} as const

/**
 * An application: a brand of the platform with its hosts, its style and its Firebase project. Only whoever manages
 * applications is told more than the name and the project.
 */
export const Application = entity({
  _id: RecordId,
  name: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  typeApp: maybe(oneOf(applicationTypes)),
  status: maybe(oneOf(applicationStatuses)),
  upgrade: maybe(oneOf(applicationUpgrades)),
  /** The host names its panel is served on. */
  domains: maybe(Schema.Array(Schema.String)),
  adminStyle: maybe(AdminStyle),
  firebase: maybe(Schema.Struct({ databaseURL: maybe(DatabaseUrl), ...firebaseNames })),
  stores: maybe(Schema.Struct(storeNames)),
  updatedAt: maybe(Moment),
  version: Schema.optionalKey(Schema.Int),
})
export type Application = typeof Application.Type

const shaped = (max: number, pattern: RegExp, expected: string) =>
  Text(max).check(Schema.isPattern(pattern, { expected }))

const Line = maybe(Text(text.title.max))
const Version = maybe(shaped(text.title.max, /^\d+(\.\d+){0,3}$/, "numbers with points between them"))
const Picture = maybe(
  shaped(addressLimits.maxAddress, picturePattern, "an address that starts with https://"),
)

/** A style as it is saved: nothing in it can run. */
const SavedStyle = Schema.Struct({
  titleTab: Line,
  footerTitle: Line,
  tabIcon: Picture,
  backgroundLogin: Picture,
  logo: Picture,
  primaryColor: maybe(shaped(7, /^#[\da-f]{6}$/i, "# and six hexadecimal digits")),
  expiration: maybe(GivenDay("any")),
})

const Domain = shaped(addressLimits.maxDomain, domainPattern, "a host name in lower case")

/** Application fields that the specification's calls do not name. */
export const brandFields = ["typeApp", "domains", "adminStyle", "firebase", "stores"] as const

const content = {
  typeApp: maybe(Schema.Literals(applicationTypes)),
  status: Schema.optionalKey(Schema.Literals(applicationStatuses)),
  upgrade: Schema.optionalKey(Schema.Literals(applicationUpgrades)),
  domains: Schema.optionalKey(Schema.UniqueArray(Domain).check(Schema.isMaxLength(addressLimits.maxDomains))),
  adminStyle: maybe(SavedStyle),
  firebase: maybe(
    Schema.Struct({
      databaseURL: maybe(
        shaped(addressLimits.maxAddress, /^https:\/\/[^\s/\\@]+([/?#]\S*)?$/, "an https address"),
      ),
      projectId: Line,
      apiKey: Line,
      appId: Line,
      messagingSenderId: Line,
    }),
  ),
  stores: maybe(
    Schema.Struct({
      appleId: Line,
      playId: Line,
      iosVersion: Version,
      androidVersion: Version,
      minVersion: Version,
    }),
  ),
}

const Name = RequiredText(text.title.min, text.title.max)

/** An application as it is created. */
export const NewApplication = Schema.Struct({ name: Name, ...content })
export type NewApplication = typeof NewApplication.Type

/** An application as it is saved: fields left out stay as they are, null empties one. */
export const SavedApplication = entity({
  _id: Schema.optionalKey(RecordId),
  name: Schema.optionalKey(Name),
  ...content,
  version: Schema.optionalKey(Schema.Int),
})
export type SavedApplication = typeof SavedApplication.Type
