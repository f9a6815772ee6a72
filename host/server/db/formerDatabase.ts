/** The tables were made by migrations that are gone. */
export class FormerDatabase extends Error {
  constructor() {
    super(
      "This database was made by a version of Balcão from before its first release, and cannot be brought up to date. " +
        "Set DATA_DIR to another folder, or DATABASE_URL to an empty database.",
    )
  }
}
