export const en = {
  partMissing: "This could not open. Check your connection; if it keeps happening, reload the page.",
}
