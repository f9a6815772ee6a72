/** A file that is stored: its id, its name and, where known, its bytes. */
export interface FieldFile {
  readonly id: string | number
  readonly name: string
  readonly size?: number | undefined
  /** URL of the picture if it is stored at an address instead of being loaded. */
  readonly src?: string | undefined
}

/** Texts of the field; whole sentences come from the caller. */
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
