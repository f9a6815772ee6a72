import type { Oddity, Place } from "./oddity.ts"

/** One record of what was read. Fields that were left out stay as they are. */
export interface SourceRow {
  /** Names the row within the source. */
  readonly key: string
  readonly place: Place
  readonly name: string
  /** The code it is known by, if it has one. */
  readonly code?: string | undefined
  /** The id it may have here, as files that were written here have it. */
  readonly id?: string | undefined
  /** As a body of the described list has them, without references. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields of a new row alone. */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Status of a new row; that of a row there is stays as it is. */
  readonly status?: string | undefined
}

/** A category; `parent` is the key of the one around it. */
export interface SourceCategory extends SourceRow {
  readonly parent?: string | undefined
}

/** Price in cents of an option in one item, perhaps in one size: both by their keys. */
export interface SourcePrice {
  readonly option: string
  readonly size?: string | undefined
  readonly cents: number
}

/** A group of an item, by the group's key. */
export interface SourceLink {
  readonly group: string
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly prices?: ReadonlyArray<SourcePrice> | undefined
}

export interface SourceItem extends SourceRow {
  /** Key of its category. */
  readonly category?: string | undefined
  readonly links?: ReadonlyArray<SourceLink> | undefined
  /** Pieces in stock, as they were counted. */
  readonly counted?: number | undefined
}

export interface SourceOption extends SourceRow {
  /** Key of the group it asks for. */
  readonly nested?: string | undefined
}

export interface SourceGroup extends SourceRow {
  readonly options: ReadonlyArray<SourceOption>
}

/** A menu as a sheet, another system or a preset has it. */
export interface MenuSource {
  readonly categories: ReadonlyArray<SourceCategory>
  readonly groups: ReadonlyArray<SourceGroup>
  readonly items: ReadonlyArray<SourceItem>
  readonly oddities: ReadonlyArray<Oddity>
}
