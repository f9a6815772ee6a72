import type { Extra } from "../wire/extras.ts"
import type { TextFormat } from "../wire/text.ts"
import type { Span } from "../wire/years.ts"
import type { Choices, Words } from "./Words.ts"

/** Which fields of an item say its day, the last of several, what that is called, that it is off, and that it returns each year. */
export interface DayFields {
  readonly day: string
  readonly until: string
  readonly title: string
  readonly off: string
  readonly yearly: string
}

/**
 * Which fields of an item say from when until when it lasts, and on which day or days of the week. A time that is not after the
 * first lies on the following day; an item that names no days of the week lasts on each of them.
 */
export interface TimeFields {
  readonly from: string
  readonly until: string
  readonly on: string
}

/** What a field demands of its value. */
export interface Rules {
  readonly required?: boolean
  /** The server writes it; nobody sends it. */
  readonly from?: "server"
  /** Of such a field alone: worked out whenever a record is read, and kept nowhere. Of these only choices, flags and references are filtered by, and only numbers sorted by. */
  readonly derived?: true
  /**
   * One value for all records of an owner, kept with the owner: whoever saves one of them writes it for all. Rules of the
   * server read and write it; nothing is filtered or sorted by it.
   */
  readonly keptBy?: "owner"
  /** Set when the record is made, never after; or, `"begun"`, as long as the record has its first status. */
  readonly fixed?: boolean | "begun"
  /** Found by the list's search. Of text kinds alone. */
  readonly searched?: boolean
  /**
   * Of a text, code, CPF or CNPJ: answers show a part of it, of an amount nothing; `reveal` tells all of it, and that is in the history. Items
   * that hold one are known by an `identity`, and a save that leaves it out leaves it as it is.
   */
  readonly masked?: boolean
  /** Nothing is sorted by it: what some are shown in part has no order that tells the rest. */
  readonly sorted?: false
  /** No two records of one owner have the same. */
  readonly unique?: boolean
  /** Smallest number, or fewest characters, digits or items. */
  readonly min?: number
  /** Largest number, or most characters, digits or items. */
  readonly max?: number
  /** The day or moment field it must not come before. */
  readonly after?: string
  /** Days and moments only: the years they may lie in; moments default to plans. */
  readonly span?: Span
  /** Present only while each of these fields has one of these values. */
  readonly when?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Needed once one of these fields has a value. */
  readonly requiredWith?: ReadonlyArray<string>
  /** Needed while none of these fields has a value. */
  readonly requiredUnless?: ReadonlyArray<string>
  /** Of a text alone: the choice that says what it is, and whether it can be that. */
  readonly form?: readonly [choice: string, isOne: (choice: unknown, text: string) => boolean]
  /** Texts only: the check of a required form, and the form they are kept in. */
  readonly format?: TextFormat
  /** Only where the server offers this beyond the specification. */
  readonly extra?: Extra
  /**
   * Of a choice alone: how wide a membership some of its values take, as a resource's `writers`. Narrower ones neither
   * give such a value nor write a record that has it.
   */
  readonly reserved?: Readonly<Record<string, "application" | "franchise">>
  /** Choices written by the server only: a record may have another value, such as the name of an installation's own list. */
  readonly open?: true
  /** Of a choice alone: what a new record begins with. */
  readonly initial?: string
  /** Of a list alone: its items are days, shown in a calendar. Those that return each year may last over New Year. */
  readonly calendar?: DayFields
  /** Of a list alone: no two items are on at the same time; one that is off (`calendar`) takes its whole day. */
  readonly times?: TimeFields
  /** Of a list alone: the field an item is known again by, each by its own, so that what the server wrote of it stays with it. */
  readonly identity?: string
  /**
   * Of a list alone: the day from which an item's values take the place of the record's of the same name. Once a
   * record has left its first status, items whose day has come stay as they are; others begin today or later.
   */
  readonly dated?: string
  /** Of a list alone: the field of an item that is there once it is done; shown as so many of all. */
  readonly done?: string
  /** Of a count alone: the count it uses up, such as a limit; shown as a part of that. */
  readonly outOf?: string
  /** Of an image alone: width to height, to which it is cut when it is chosen. */
  readonly ratio?: readonly [width: number, height: number]
  /** Of a file alone: it is a font, by its bytes. */
  readonly types?: "font"
  /** Of a percent alone: the count that is a share of another one; nobody writes it. */
  readonly rate?: readonly [part: string, whole: string]
  /** Of lines alone: what may stand in them between `{{` and `}}`, by its name in either language. */
  readonly variables?: Choices
  /** Of lines alone: finds what must not stand in them, as it is written. */
  readonly unsafe?: (text: string) => ReadonlyArray<string>
  readonly hint?: Words
}
