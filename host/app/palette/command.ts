import type { IconShape } from "balcao/ui"

/** Something the palette offers. */
export interface Command {
  /** Unique among all commands. */
  readonly id: string
  readonly label: string
  /** Distinguishes commands with the same label: a menu group, an email address. */
  readonly hint?: string | undefined
  readonly icon: IconShape
  /** The record it leads to, by list and id: each has one line. */
  readonly record?: string | undefined
  run(): void
}

/** Commands of one kind, under one heading. */
export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly commands: ReadonlyArray<Command>
  /** Leads to what was done to records, not to records: shown below everything else. */
  readonly isTrace?: boolean
}
