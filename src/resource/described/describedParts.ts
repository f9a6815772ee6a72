import { callsOf } from "../../contract/resource/calls.ts"
import { sortFields } from "../../contract/resource/filter.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { orderColumn } from "./OrderCell.tsx"
import { KindCell } from "./KindCell.tsx"
import { useOrder } from "./useOrder.ts"
import { useTree } from "./useTree.ts"
import { filtersOf } from "./filtersOf.ts"
import { rightLeft } from "./icons.ts"
import type { PartsOf } from "./parts.ts"
import type { OwnBulkAction } from "./ownActions.ts"
import { searching } from "./richFinding.ts"
import { savingEach } from "./savingEach.ts"

type DescribedParts = Pick<PartsOf<Resource>, "list" | "calls" | "KindCell"> & {
  readonly bulkActions: ReadonlyArray<OwnBulkAction<Resource>>
}

/** The changes of many records that a description names. */
const bulkChangesOf = (resource: Resource) =>
  Object.entries(resource.bulkChanges ?? {}).map(([id, changes]): OwnBulkAction<Resource> => ({
    id,
    icon: rightLeft,
    choices: Object.keys(changes),
    ...savingEach(resource, (choice) => changes[choice]),
  }))

/** Returns the parts every described list has on the reference API. */
export const describedParts = (resource: Resource): DescribedParts => {
  const calls = callsOf(resource)
  const { find, findTree = find, removeMany, remove, get, create, save, history } = calls
  const { export: exporting } = calls
  return {
    KindCell,
    bulkActions: bulkChangesOf(resource),
    list: {
      find: findTree,
      removeMany,
      exporting,
      ...(resource.order && { orderColumn, useOrder }),
      ...(resource.tree !== undefined && { useTree }),
      sorts: sortFields(resource),
      remove: (api, { _id }) => api.call(remove, { params: { id: _id } }),
      filters: (_, user) => filtersOf(resource, user),
      ...searching(resource),
    },
    calls: ({ api }) => ({
      get: (id) => api.call(get, { params: { id } }),
      create: (body, idempotencyKey) => api.call(create, { body }, { idempotencyKey }),
      save: ({ _id: id }, body) => api.call(save, { params: { id }, body }),
      history,
    }),
  }
}
