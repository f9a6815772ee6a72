/** Place in what was read: a line of a sheet, from 1, or a path of JSON such as `items[3].name`. */
export interface Place {
  readonly line?: number
  readonly path?: string
}

/** Oddities of a source that a person should know of; each says what became of it. */
export const oddityKinds = [
  // Cells of a sheet.
  "doubledHeading",
  "unreadCell",
  "damagedCode",
  "codeForm",
  "formula",
  "longName",
  "noName",
  "optionAlone",
  // Prices, in any source.
  "freePrice",
  "roundedPrice",
  // Open Delivery.
  "noId",
  "dangling",
  "sharedCode",
  "oddDate",
  "oddHours",
  "oddUnit",
  "mixedAllergens",
  "oddAllergen",
  "maxZero",
  "sameIndex",
  "idForm",
  "pictures",
  "acrossGroups",
  "tooDeep",
  "unusedItem",
] as const

export type OddityKind = (typeof oddityKinds)[number]

/** Something odd in a source, with its place. */
export interface Oddity {
  readonly kind: OddityKind
  readonly place: Place
  /** Name of the row it is about. */
  readonly of?: string | undefined
  /** The value as it was written. */
  readonly written?: string | undefined
  /** Name of the described field, or heading of the column. */
  readonly field?: string | undefined
}
