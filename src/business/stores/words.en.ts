/** What is said while something is done to several stores, one after the other. */
export const en = {
  stores: "Stores",
  each: "Store {{done}} of {{count}}…",
  cancel: "Cancel",
  results: "What came of it",
  done: "Done",
  kept: "Stays as it is: {{reason}}",
  allDone_one: "Done in {{count}} store",
  allDone_other: "Done in {{count}} stores",
  someKept_one: "{{count}} store stays as it was. The others are done.",
  someKept_other: "{{count}} stores stay as they were. The others are done.",
  "refused.UnknownReference": "you may not write there",
  "refused.StaleRecord": "someone else saved it at the same moment; try again",
  "refused.NoHours": "the store to copy from has no hours",
  "refused.NoRecord": "it has no delivery record",
}
