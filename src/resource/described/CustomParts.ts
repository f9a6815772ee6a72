import type * as all from "../../contract/all.ts"
import type { ListName } from "../../contract/listName.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { auditLog } from "../../contract/resources/auditLog.ts"
import type { PartsOf } from "./parts.ts"

/** Hand-written parts of one list, typed by its description. */
export interface CustomParts<R extends Resource> extends Pick<
  PartsOf<R>,
  | "Around"
  | "ReadersList"
  | "Live"
  | "Summary"
  | "Preview"
  | "question"
  | "tabs"
  | "rowActions"
  | "useScan"
  | "listActions"
  | "bulkActions"
  | "page"
  | "cells"
  | "areas"
  | "fields"
> {}

type Descriptions = typeof all & { readonly auditLog: typeof auditLog }

/** Hand-written parts by the name of their list. */
export type CustomPartsByList = { readonly [N in ListName]?: CustomParts<Descriptions[N]> }
