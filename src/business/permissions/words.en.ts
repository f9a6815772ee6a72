export const en = {
  filter: "Filter by name or code",
  clearFilter: "Clear filter",
  loadFailed: "Could not load the permissions",
  onlyOwn: "Only permissions you can give are shown.",
  noneFound: "No permissions found",
  chooseAll: "Select all",
  chooseNone: "Clear all",
  some: "{{some}} of {{all}}",
  added: "new",
  removed: "removed",
  changes: "{{added}} added, {{removed}} removed",
}
