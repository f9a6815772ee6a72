import * as Schema from "effect/Schema"
import { accountKinds } from "../applications/accountDeletions.ts"
import { managesApplication } from "../access/keepers.ts"
import { blockKinds } from "../messages/letterText.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { paginator, resultPage } from "../wire/page.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"

const legalLanguages = ["ptBr", "en"] as const

/** Types of legal documents; the resource description has their names. */
const typeNames = ["TERMS", "PRIVACY", "CONTRACT", "COOKIE"] as const

/** A text as a small tree: nothing in it is markup. */
const Blocks = () =>
  Schema.Array(
    Schema.Struct({
      kind: oneOf(blockKinds),
      number: Schema.optionalKey(Schema.Int),
      parts: Schema.Array(
        Schema.Struct({
          text: Schema.String,
          href: Schema.optionalKey(Schema.String),
          isBold: Schema.optionalKey(Schema.Boolean),
          isItalic: Schema.optionalKey(Schema.Boolean),
        }),
      ),
    }),
  )

const head = () => ({
  _id: RecordId,
  type: oneOf(typeNames),
  userType: Schema.NullOr(oneOf(accountKinds)),
  language: oneOf(legalLanguages),
  title: Schema.String,
  edition: Schema.Int,
  publishedAt: Moment,
  changes: Schema.NullOr(Schema.String),
})

/** The document in force, whoever it is for. */
const PublicDocument = () =>
  Schema.Struct({
    ...head(),
    blocks: Blocks(),
    /** Whom documents of this type are for: null for everybody without one of their own. */
    audiences: Schema.Array(Schema.NullOr(oneOf(accountKinds))),
  })

const own = () => ({
  ...head(),
  requiresAcceptance: Schema.Boolean,
  acceptedAt: Schema.NullOr(Moment),
})

const OwnDocument = () => Schema.Struct({ ...own(), blocks: Blocks() })

/** People who accepted an edition, with the time and origin. */
const Acceptance = () =>
  Schema.Struct({
    _id: RecordId,
    user: Schema.String,
    company: Schema.NullOr(Schema.String),
    acceptedAt: Moment,
    address: Schema.NullOr(Schema.String),
  })

const common = { service: "main", extra: "legal-documents" } as const
const params = { id: RecordIdText }

/** Calls for the texts of an application's legal documents and their acceptances. */
export const legalTexts = {
  inForce: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/public/applications/:id/documents/:type",
      summary:
        "Tells anybody what the document in force says, in a language or else in the other; one for nobody in particular where there is none for an audience.",
      access: "public",
      params: { ...params, type: Schema.Literals(typeNames) },
      query: {
        language: Schema.Literals(legalLanguages),
        userType: Schema.optionalKey(Schema.Literals(accountKinds)),
      },
    },
    { success: PublicDocument },
  ),
  mine: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/legal-documents/mine",
      summary: "Lists the documents in force for the caller, and which of them they have accepted.",
      access: "signedIn",
      query: { language: Schema.Literals(legalLanguages) },
    },
    { success: () => Schema.Array(Schema.Struct(own())) },
  ),
  read: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/legal-documents/mine/:id",
      summary: "Tells what a document in force for the caller says.",
      access: "signedIn",
      params,
    },
    { success: OwnDocument },
  ),
  accept: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/legal-documents/mine/:id/accept",
      summary:
        "Records that the caller accepts an edition: who, when and from where, once. One that is superseded by then is not found.",
      access: "signedIn",
      params,
    },
    { success: () => Schema.Struct({ acceptedAt: Moment }) },
  ),
  acceptances: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/legal-document/:id/acceptances",
      summary: "Lists who has accepted an edition, the latest first.",
      access: managesApplication,
      params,
      query: paginator,
    },
    { success: () => resultPage(Acceptance()) },
  ),
}
