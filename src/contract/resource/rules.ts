import type { Extra } from "../wire/extras.ts"
import type { TextFormat } from "../wire/text.ts"
import type { Span } from "../wire/years.ts"
import type { Choices, Words } from "./Words.ts"

/**
 * Names of an item's fields for its day, the last of several days, its title, that it is off, and that it repeats each
 * year.
 */
export interface DayFields {
  readonly day: string
  readonly until: string
  readonly title: string
  readonly off: string
  readonly yearly: string
}

/**
 * Names of an item's fields for its start and end time, and its day or days of the week. An end time not after the
 * start is on the following day; an item without days of the week applies to every day.
 */
export interface TimeFields {
  readonly from: string
  readonly until: string
  readonly on: string
}

/** Rules for the value of a field. */
export interface Rules {
  readonly required?: boolean
  /** The server writes it; nobody sends it. */
  readonly from?: "server"
  /**
   * Server fields only: computed on each read and never stored. Such fields can be filtered only if they are choices,
   * flags or references, and sorted only if they are numbers.
   */
  readonly derived?: true
  /**
   * One value for all records of an owner, kept with the owner: whoever saves one of them writes it for all. Rules of the
   * server read and write it; nothing is filtered or sorted by it.
   */
  readonly keptBy?: "owner"
  /** Set when the record is made, never after; or, `"begun"`, as long as the record has its first status. */
  readonly fixed?: boolean | "begun"
  /** Found by the list's search. Of text kinds alone, also those of a list's items. */
  readonly searched?: boolean
  /**
   * Text, code, CPF or CNPJ only: answers show a part of it, and nothing of an amount; `reveal` shows all of it and is
   * recorded in the history. Items that hold one are matched by an `identity`, and a save that omits it leaves it
   * unchanged.
   */
  readonly masked?: boolean
  /** Nothing is sorted by it: what some are shown in part has no order that tells the rest. */
  readonly sorted?: false
  /** No two records of one owner have the same, or none of those that name the same record by a reference field. */
  readonly unique?: boolean | { readonly within: string }
  /** Smallest number, or fewest characters, digits or items. */
  readonly min?: number
  /** Largest number, or most characters, digits or items. */
  readonly max?: number
  /** The day or moment field it must not come before. */
  readonly after?: string
  /**
   * Numbers only: the field it must be less than, once both have a value. That of an item is one of its own or, where it has
   * none of this name, one of the record.
   */
  readonly below?: string
  /** Numbers only: the field it must not be greater than, once both have a value. */
  readonly atMost?: string
  /** Money only: the share of its value, in hundredths of a percent, beyond which an import asks before it changes it; zero is asked about too. */
  readonly jump?: number
  /** Days and moments only: the years they may lie in; moments default to plans. */
  readonly span?: Span
  /** Present only while each of these fields has one of these values. */
  readonly when?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Needed once one of these fields has a value. */
  readonly requiredWith?: ReadonlyArray<string>
  /** Needed while none of these fields has a value. */
  readonly requiredUnless?: ReadonlyArray<string>
  /** Text only: the choice field that names its type, and a check that the text can be of that type. */
  readonly form?: readonly [choice: string, isOne: (choice: unknown, text: string) => boolean]
  /** Texts only: the check of a required form, and the form they are kept in. */
  readonly format?: TextFormat
  /** Only where the server offers this beyond the specification. */
  readonly extra?: Extra
  /**
   * Choice only: width of membership that some values require, as a resource's `writers`. Narrower members may neither
   * set such a value nor write a record that has it.
   */
  readonly reserved?: Readonly<Record<string, "application" | "franchise">>
  /** Choices written by the server only: a record may have another value, such as the name of an installation's own list. */
  readonly open?: true
  /** Initial value of a new record: of a choice one of its values, of a day or a moment `today`, the moment at midnight. */
  readonly initial?: string
  /** Reference only: a record goes with the one it names, and does not keep it from going. */
  readonly goesWith?: true
  /** List only: its items are days, shown in a calendar. Items that repeat each year may span New Year. */
  readonly calendar?: DayFields
  /** List only: no two items overlap in time; an item that is off (`calendar`) takes its whole day. */
  readonly times?: TimeFields
  /** List only: the unique field that identifies an item, so that values the server wrote stay with it. */
  readonly identity?: string
  /**
   * List only: the day from which an item's values replace the record's values of the same name. Once a record has left
   * its first status, items whose day has come stay as they are; others start today or later.
   */
  readonly dated?: string
  /** List only: the field that an item has once it is done; shown as a count of all items. */
  readonly done?: string
  /** Count only: the count it uses up, such as a limit; shown as a part of that. */
  readonly outOf?: string
  /** Image only: aspect ratio, width to height, to which the image is cropped when chosen. */
  readonly ratio?: readonly [width: number, height: number]
  /** File only: it must be a font, checked by its bytes. */
  readonly types?: "font"
  /** Percent only: the part and the whole of its rate; nobody writes it. */
  readonly rate?: readonly [part: string, whole: string]
  /** Lines only: variables allowed between `{{` and `}}`, by name in either language. */
  readonly variables?: Choices
  /** Lines only: returns the forbidden parts, as written. */
  readonly unsafe?: (text: string) => ReadonlyArray<string>
  readonly hint?: Words
}
