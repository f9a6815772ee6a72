const shown = {
  filters: { kind: "BOX" },
  sortField: "id",
  sortOrder: "asc",
  pageSize: 25,
  columns: ["id"],
} as const
const params = { list: "amostra" }

/** Requests about saved views of a list there is not. */
const viewSamples = {
  list: { params },
  create: { params, body: { name: "Amostra", isShared: false, isDefault: false, shown } },
  save: { params: { ...params, id: 999_999 }, body: { name: "Amostra", isShared: true, shown } },
  remove: { params: { ...params, id: 999_999 } },
}

/** Requests about the caller's own news. */
const newsSamples = {
  list: { query: { limit: 5 } },
  read: { body: { upTo: 1, of: { list: "tickets", record: 999_999 } } },
}

const run = { params: { id: 999_999 } }

/** Requests about an import there is not. */
const importSamples = {
  begin: { body: { list: "amostra", fileName: "amostra.csv" } },
  get: run,
  put: { ...run, body: { rows: [{ line: 2, values: {} }] } },
  rows: run,
  plan: run,
  apply: { ...run, body: { ticked: [] } },
  undo: run,
}

/** Requests about what a user has for themselves. */
export const ownSamples = { savedViews: viewSamples, news: newsSamples, imports: importSamples }
