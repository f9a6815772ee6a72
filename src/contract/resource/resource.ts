import type { Gate } from "../access/access.ts"
import type { Service } from "../wire/endpoint.ts"
import type { RecordId } from "../wire/recordId.ts"
import type { BodyFields, Fields, Reference, RowFields } from "./field.ts"
import type { Words } from "./Words.ts"

/** Look of a status: its color and its shape. */
export type Tone = "success" | "info" | "warning" | "danger" | "neutral" | "off"

/** A status that follows from a record's fields, and from time: nobody writes it. */
export interface DerivedStatus<S extends string = string> {
  /** Statuses this one replaces, including ones derived by an earlier rule. */
  readonly from: ReadonlyArray<S>
  readonly to: S
  /** The day or moment field that must be past; a day is once it is over. */
  readonly past?: string
  /** The day or moment field that must still be to come. */
  readonly before?: string
  /** So many days before that. */
  readonly daysBefore?: number
  /** A choice of weekdays (`weekdays.ts`) that names some, and not today's where the platform is. */
  readonly notOn?: string
  /** A list of which some items, or all and at least one, must be done (`done` of the list). */
  readonly items?: readonly [list: string, done: "some" | "all"]
  /** A count that must have reached its limit. */
  readonly filled?: readonly [count: string, limit: string]
  /** Only while each of these fields has one of these values. */
  readonly when?: Readonly<Record<string, ReadonlyArray<string>>>
}

/** The states of a record, and which may follow which. */
export interface Statuses<S extends string = string> {
  readonly values: Readonly<Record<S, readonly [ptBr: string, en: string, tone: Tone]>>
  readonly first: NoInfer<S>
  readonly moves: { readonly [K in NoInfer<S>]?: ReadonlyArray<NoInfer<S>> }
  /** Labels of the moves to each status, as verbs; `FROM.TO` where a move is called otherwise from one status. */
  readonly verbs?: { readonly [K in NoInfer<S> | `${NoInfer<S>}.${NoInfer<S>}`]?: Words }
  /** Applied in this order whenever a record is read, found or sorted. */
  readonly derived?: ReadonlyArray<DerivedStatus<NoInfer<S>>>
  /** Moves to these need a value of each of these fields, and saves in them do not take it away. */
  readonly needs?: { readonly [K in NoInfer<S>]?: ReadonlyArray<string> }
  /** Moves to these take the value of each of these fields away. */
  readonly clears?: { readonly [K in NoInfer<S>]?: ReadonlyArray<string> }
  /** Moves to these ask for these fields, plain ones, and write what they are given. */
  readonly asks?: { readonly [K in NoInfer<S>]?: ReadonlyArray<string> }
  /** Moves to these set this field to the day they are made on. */
  readonly dates?: { readonly [K in NoInfer<S>]?: string }
  /** Nobody changes the fields of a record in these any more. */
  readonly final?: ReadonlyArray<NoInfer<S>>
  /** A record in these is in use: editors show it and change it through a draft, which is a copy with all its fields. */
  readonly revised?: ReadonlyArray<NoInfer<S>>
  /** Moves to these ask for a reason. */
  readonly reasons?: ReadonlyArray<NoInfer<S>>
  /**
   * The status in which a record waits for approval, and those that give it; any other move from there refuses it.
   * `author` is the field that names the user who may not give it.
   */
  readonly approval?: {
    readonly requested: NoInfer<S>
    readonly approved: ReadonlyArray<NoInfer<S>>
    readonly author?: string
  }
}

/** Some fields of a part, under a heading of their own. */
export interface FieldGroup {
  readonly label: Words
  readonly about?: Words
  readonly fields: ReadonlyArray<string>
}

/** A part of the form. In an editor of its own page each part is a tab. */
export interface Part<F extends Fields = Fields> {
  readonly label: Words
  readonly fields: F
  /** Name of the tab for hosts; defaults to its index, from 0. */
  readonly id?: string
  /** All its fields, in groups; they stand together unless told. */
  readonly groups?: ReadonlyArray<FieldGroup>
}

/** Scope of the records, which decides their owner and their readers and writers. */
export type Scope = "platform" | "application" | "franchise" | "company"

/** Noun for a record, with its gender in Portuguese. */
export interface Noun {
  readonly ptBr: readonly [one: string, other: string, gender: "m" | "f"]
  readonly en: readonly [one: string, other: string]
}

type UnionToIntersection<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void
  ? I
  : never
/** The fields of all parts. */
export type FieldsOf<P extends ReadonlyArray<Part>> =
  UnionToIntersection<P[number]["fields"]> extends infer I extends Fields ? I : never

type Names<F> = Extract<keyof F, string>
type Listed<F> = Names<F> | "id" | "status" | "createdAt" | "updatedAt" | "owner"

interface Described<F extends Fields, S extends string> {
  /** Namespace of its words, first part of its events and name of its table. */
  readonly name: string
  readonly path: `/${string}`
  readonly service?: Service
  readonly access: Gate | "signedIn"
  /** Gate for writing; defaults to `access`. */
  readonly writes?: Gate | "signedIn"
  /** Statuses visible to users without write access, so that drafts stay private. None of them is derived. */
  readonly readersSee?: ReadonlyArray<NoInfer<S>>
  readonly scope: Scope
  /**
   * Records owned by companies only: the server also creates records that concern no company and belong to the
   * application itself.
   */
  readonly ownerOptional?: true
  /** Width of membership needed to write, if wider than the scope; defaults to `scope`. */
  readonly writers?: Scope
  /** Only the server writes its records. */
  readonly readOnly?: boolean
  /** An owner has at most one record: who views that owner sees the record in place of the list. */
  readonly onePerOwner?: true
  readonly noun: Noun
  /** Sentences of its own, where those made of the noun do not fit (`nounSentences`). */
  readonly sentences?: Readonly<Record<string, Words>>
  /** The field a record is called by. */
  readonly title: Names<F>
  /**
   * Fields of which the first that has a value stands before the name wherever another record names this one, such as a bank's
   * code. They are searched there, like every searched field.
   */
  readonly numberedBy?: ReadonlyArray<Names<F>>
  readonly status?: Statuses<S>
  /** The list begins with the record made last, or with the greatest value of a field. */
  readonly latestFirst?: boolean | Listed<F>
  /** Rows have an order people give them, among all of an owner or among those that name the same record. */
  readonly order?: "manual" | { readonly within: Names<F> }
  /** The field that names a record's parent, of the same resource: the list is a tree (decision 0042). */
  readonly tree?: Names<F>
  /** The period and the days of the week in which a record counts, which makes the filter `validOn` of a day. */
  readonly validity?: {
    readonly from: Names<F>
    readonly until: Names<F>
    readonly weekdays?: Names<F>
  }
  /** The day a record ends, which makes the filter `endingWithin` of so many days from today. */
  readonly ending?: Names<F>
  readonly columns: ReadonlyArray<Listed<F>>
  /** Columns nobody sees until they choose them. */
  readonly extraColumns?: ReadonlyArray<Listed<F>>
  /** The field that names the user who handles a record, which makes the filter `handledBy` of oneself, or of nobody. */
  readonly handler?: Names<F>
  /** The moment by which a record is to have left these statuses, which makes the filter `overdue` of those that have not. */
  readonly due?: { readonly at: Names<F>; readonly while: ReadonlyArray<NoInfer<S>> }
  /** `undone` finds records that are not over, by whether an item of a list with `done` is still to be done. */
  readonly filters: ReadonlyArray<Listed<F> | "validOn" | "endingWithin" | "undone" | "handledBy" | "overdue">
  /** Shows the list as a board too: one column for each of these statuses, and what a card says below the title. */
  readonly board?: {
    readonly columns: ReadonlyArray<NoInfer<S>>
    readonly card: ReadonlyArray<Listed<F>>
    /** Cards begin with the smallest value of this, and those no longer due with what changed last; as the list is sorted unless told. */
    readonly sortedBy?: Listed<F>
  }
  /** Editor of a record: a dialog for up to six fields, or a page. */
  readonly editor?: "dialog" | "page"
  /**
   * Values given to many records at once, by what is chosen: named by the sentences `bulk.{id}` and `bulk.{id}.{choice}`. What a
   * choice does may be told by `bulk.{id}.{choice}.means`, before it is done.
   */
  readonly bulkChanges?: Readonly<
    Record<string, Readonly<Record<string, { readonly [N in Names<F>]?: boolean | string }>>>
  >
  /** Fields a copy starts without. */
  readonly copies?: { readonly without: ReadonlyArray<Names<F>> }
}

/** A list and its editor, described: plain data, from which every floor derives its part. */
export interface Resource<F extends Fields = Fields, S extends string = string> extends Described<F, S> {
  readonly parts: ReadonlyArray<Part>
  /** The fields of all parts, by name. */
  readonly fields: F
}

/** One part of the form. */
export const part = <const F extends Fields>(
  ptBr: string,
  en: string,
  fields: F,
  more: {
    readonly id?: string
    readonly groups?: ReadonlyArray<FieldGroup & { readonly fields: ReadonlyArray<Names<F>> }>
  } = {},
): Part<F> => ({ label: [ptBr, en], fields, ...more })

/** Returns the noun for records: singular, plural and gender in Portuguese, singular and plural in English. */
export const noun = (
  one: string,
  other: string,
  gender: "m" | "f",
  enOne: string,
  enOther: string,
): Noun => ({ ptBr: [one, other, gender], en: [enOne, enOther] })

/** Describes a list and its editor. Names that are not there do not compile. */
export const defineResource = <const P extends ReadonlyArray<Part>, const S extends string = never>(
  of: { readonly parts: P } & Described<FieldsOf<P>, S>,
): Resource<FieldsOf<P>, S> => ({
  ...of,
  fields: Object.assign({}, ...of.parts.map(({ fields }) => fields)) as FieldsOf<P>,
})

/** Fields every record has besides those of its resource. */
export type RecordFrame = {
  readonly _id: RecordId
  readonly version?: number
  readonly createdAt?: string
  readonly updatedAt?: string
  /** Owner of the record: its company, franchise or application. */
  readonly owner?: Reference | null
  readonly status?: string
  /** The states it may move to. */
  readonly nextStatuses?: ReadonlyArray<string>
}

/** A record as the server answers it. */
export type RowOf<R extends Resource> = RecordFrame & RowFields<R["fields"]>
/** A record as it is created or saved. */
export type BodyOf<R extends Resource> = BodyFields<R["fields"]>
