/** What the map of a list says in English. */
export const en = {
  map: "{{list}} on the map",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  loadFailed: "Could not load the map",
  none: "Nothing on the map yet",
  noneText: "Whatever has a place on the map appears here.",
  open: "Open {{name}}",
  cut: "Only the first {{count}} are shown.",
}
