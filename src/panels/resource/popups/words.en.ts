/** What pop-ups say in English. */
export const en = {
  preview: "On a phone",
  app: "Your app",
  untitled: "Untitled pop-up",
  close: "Close",
}
