import type { IconShape } from "balcao/ui"

/** Something the palette offers. */
export interface Command {
  /** Its own among all that are offered. */
  readonly id: string
  readonly label: string
  /** Tells it from others of the same name: a group of the menu, an e-mail address. */
  readonly hint?: string | undefined
  readonly icon: IconShape
  run(): void
}

/** Commands of one kind, under one heading. */
export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly commands: ReadonlyArray<Command>
}
