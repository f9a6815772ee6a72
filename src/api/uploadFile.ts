import type * as Effect from "effect/Effect"
import { files, type StoredFile } from "../contract/files/files.ts"
import type { RefusalOf } from "../contract/wire/endpoint.ts"
import type { Api } from "./api.ts"
import type { ApiError } from "./errors.ts"
import { withProgress } from "./fetchWithProgress.ts"

/** Sends a file to be kept, and tells which part of it is sent. To interrupt it ends the request. */
export const uploadFile = (
  api: Api,
  file: File,
  onProgress: (part: number) => void,
): Effect.Effect<StoredFile, ApiError | RefusalOf<typeof files.upload>> =>
  api.call(files.upload, { body: file }, { via: withProgress(onProgress) })
