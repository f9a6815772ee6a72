import * as Schema from "effect/Schema"
import { BulkMove, bulkSelection, CountChanged } from "../wire/bulk.ts"
import { limits } from "../limits.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { treePage } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { Text } from "../wire/text.ts"
import { RecordId } from "../wire/recordId.ts"
import { commonOf, params, type Row } from "./callFacts.ts"
import { finishedLists } from "./finishing.ts"
import { filterSchema } from "./filter.ts"
import { maskedPaths } from "./masked.ts"
import { MoveRefused, UnknownReference } from "./refusals.ts"
import type { Resource } from "./resource.ts"
import { moveFields, querySchema } from "./schemas.ts"

/** Calls of a resource with statuses. */
export const moveCalls = <R extends Resource>(resource: R, row: Row<R>) => {
  const { one, many, write } = commonOf(resource)
  return {
    move: lazyEndpoint(
      {
        ...write,
        method: "POST",
        path: `${resource.path}/:id/move`,
        summary: `Moves one ${one} to another status. A move that is made already succeeds.`,
        params,
      },
      {
        body: () => Schema.Struct(moveFields(resource)),
        success: () => partialAnswer(row()),
        refusals: () => [MoveRefused],
      },
    ),
    moveMany: lazyEndpoint(
      {
        ...write,
        method: "POST",
        path: `${resource.path}/move`,
        summary: `Moves the given ${many}, or all that a filter finds, to another status. The others are listed.`,
      },
      {
        body: () => Schema.Struct({ ...moveFields(resource), rows: bulkSelection(filterSchema(resource)) }),
        success: () => BulkMove,
        refusals: () => [CountChanged],
      },
    ),
  }
}

/** Calls of a resource with lists whose items are done one by one (`done`). */
export const finishCalls = <R extends Resource>(resource: R, row: Row<R>) => {
  const { one, write } = commonOf(resource)
  return {
    finish: lazyEndpoint(
      {
        ...write,
        method: "POST",
        path: `${resource.path}/:id/finish`,
        summary: `Records that an item of one ${one} is done, now. One that is done already stays as it is.`,
        params,
      },
      {
        body: () =>
          Schema.Struct({ list: Schema.Literals(finishedLists(resource)), item: Text(limits.text.line.max) }),
        success: () => partialAnswer(row()),
        refusals: () => [MoveRefused],
      },
    ),
  }
}

/** Calls of a resource with masked fields. */
export const revealCalls = (resource: Resource) => {
  const { one, read } = commonOf(resource)
  return {
    reveal: lazyEndpoint(
      {
        ...read,
        method: "POST",
        path: `${resource.path}/:id/reveal`,
        summary: `Tells all of a field of one ${one}, or of one of its items, that answers show in part, and records who asked.`,
        params,
        reads: true,
      },
      {
        body: () =>
          Schema.Struct({
            field: Schema.Literals(maskedPaths(resource)),
            item: Schema.optionalKey(Text(limits.text.line.max)),
          }),
        success: () => Schema.Struct({ value: Schema.NullOr(Schema.String) }),
      },
    ),
  }
}

/** Calls of a resource whose rows people put in order. */
export const orderCalls = (resource: Resource) => {
  const { one, write } = commonOf(resource)
  return {
    order: lazyEndpoint(
      {
        ...write,
        method: "POST",
        path: `${resource.path}/:id/order`,
        summary: `Puts one ${one} before or after another one; last without either.`,
        params,
      },
      {
        body: () =>
          Schema.Struct({ before: Schema.optionalKey(RecordId), after: Schema.optionalKey(RecordId) }),
        success: () => Schema.Void,
        refusals: () => [UnknownReference],
      },
    ),
  }
}

/** Calls of a resource whose records stand under each other. */
export const treeCalls = <R extends Resource>(resource: R, row: Row<R>) => {
  const { many, read } = commonOf(resource)
  return {
    findTree: lazyEndpoint(
      {
        ...read,
        method: "POST",
        path: `${resource.path}/tree`,
        summary: `Finds ${many} with those they stand under. A page counts roots; each is followed by those beneath it, at most ${limits.list.maxUnpaged} in all.`,
        reads: true,
      },
      { body: () => querySchema(resource), success: () => treePage(row()) },
    ),
  }
}
