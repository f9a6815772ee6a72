/** What fonts say in English. */
export const en = {
  preview: "In tabloids",
  sample: "Offers of the week",
  unreadable: "The browser cannot read this file as a font. Send another one.",
}
