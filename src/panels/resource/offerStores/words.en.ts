/** What the map of offer stores says in English. */
export const en = {
  map: "Map of the offer stores",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  loadFailed: "Could not load the stores",
  none: "No stores",
  noneText: "Stores appear here once they have a place on the map.",
  open: "Open {{name}}",
  live_one: "{{count}} live tabloid",
  live_other: "{{count}} live tabloids",
  inactive: "Inactive",
  cut: "Only the first {{count}} stores are shown.",
}
