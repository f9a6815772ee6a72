/** The words of a letter around its one link. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly before: ReadonlyArray<string>
  /** What the link does. */
  readonly label: string
  readonly after: ReadonlyArray<string>
}
