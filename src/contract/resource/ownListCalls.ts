import * as Schema from "effect/Schema"
import { BulkOutcome, bulkSelection, CountChanged, exportQuery } from "../wire/bulk.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { pageQuery, resultPage } from "../wire/page.ts"
import { fileColumns } from "./fileColumns.ts"
import { filterSchema } from "./filter.ts"
import type { Resource } from "./resource.ts"

/** Their order is the specification's. */
const sort = ["id"] as const

const findCall = <Row>(resource: Resource, group: string, row: Schema.Codec<Row, unknown>) => {
  const { service = "main", access, path, noun } = resource
  return lazyEndpoint(
    {
      service,
      access,
      method: "POST",
      reads: true,
      path: `${path}/find${group}`,
      extra: "filters",
      extraFields: { estimates: ["exactTotal"] },
      summary: `Finds one page of ${noun.en[1]}.`,
    },
    { body: () => pageQuery({ filter: filterSchema(resource), sort }), success: () => resultPage(row) },
  )
}

/**
 * Calls the reference API adds to a list of the specification: find, delete and export rows by every filter of the
 * description. The paths end in the list's name: `/delivery-man/findDeliveryPeople`.
 */
export const ownListCalls = <Row>(resource: Resource, group: string, row: Schema.Codec<Row, unknown>) => {
  const { service = "main", access, path, noun } = resource
  const [, many] = noun.en
  const read = { service, access, method: "POST", reads: true } as const
  return {
    find: findCall(resource, group, row),
    removeMany: lazyEndpoint(
      {
        ...read,
        reads: false,
        path: `${path}/remove${group}`,
        extra: "bulk",
        summary: `Deletes the given ${many}, or all that a filter finds. Those in use are kept and listed.`,
      },
      {
        body: () => bulkSelection(filterSchema(resource)),
        success: () => BulkOutcome,
        refusals: () => [CountChanged],
      },
    ),
    export: lazyEndpoint(
      {
        ...read,
        path: `${path}/export${group}`,
        extra: "export",
        summary: `Exports the ${many} a filter finds as CSV.`,
        answers: "csv",
      },
      {
        body: () => exportQuery({ filter: filterSchema(resource), sort, columns: fileColumns(resource) }),
        success: () => Schema.String,
      },
    ),
  }
}
