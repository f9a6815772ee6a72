/** What the map says of each offer store. */
export const en = {
  live_one: "{{count}} live tabloid",
  live_other: "{{count}} live tabloids",
  inactive: "Inactive",
}
