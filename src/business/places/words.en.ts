/** What is said where a record is placed on the map. */
export const en = {
  markAt: "Mark {{name}}",
  markAbout: "Then adjust it: drag the marker or use the arrow keys.",
  far: "This point is {{km}} km from {{name}}. Check it on the map.",
  cityFailed: "Could not load the city",
}
