/** A file that is stored: its id, its name and, where known, its bytes. */
export interface FieldFile {
  readonly id: string | number
  readonly name: string
  readonly size?: number | undefined
  /** Where its picture is, of one that is kept at an address and not read. */
  readonly src?: string | undefined
}

/** What the field says; whole sentences are the caller's. */
export interface FileFieldWords {
  readonly choose: string
  readonly replace: string
  readonly remove: string
  readonly cancel: string
  readonly retry: string
  /** Invites to drop or paste. */
  readonly drop: string
  readonly tooLarge: string
  readonly wrongType: string
  readonly uploading: (name: string) => string
  readonly uploaded: (name: string) => string
  readonly size: (bytes: number) => string
}
