const shown = {
  filters: { kind: "BOX" },
  sortField: "id",
  sortOrder: "asc",
  pageSize: 25,
  columns: ["id"],
} as const
const params = { list: "amostra" }

/** Requests about saved views of a list there is not. */
export const viewSamples = {
  list: { params },
  create: { params, body: { name: "Amostra", isShared: false, isDefault: false, shown } },
  save: { params: { ...params, id: 999_999 }, body: { name: "Amostra", isShared: true, shown } },
  remove: { params: { ...params, id: 999_999 } },
}
