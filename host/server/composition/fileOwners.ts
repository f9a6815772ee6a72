import type { Resource } from "../../../src/contract/resource/resource.ts"
import { brandFiles } from "../applications/brandPictures.ts"
import { sentFiles } from "../contact/sentFiles.ts"
import type { FileOwner } from "../files/fileOwner.ts"
import { versionFiles } from "../menu/versions/versionFiles.ts"
import { recordFiles } from "../resource/recordFiles.ts"
import { ticketFiles } from "../support/ticketFiles.ts"

/** Every feature whose rows name files; what none of them names is swept. */
export const fileOwners = (resources: ReadonlyArray<Resource>): ReadonlyArray<FileOwner> => [
  recordFiles(resources),
  sentFiles,
  ticketFiles,
  brandFiles,
  versionFiles,
]
