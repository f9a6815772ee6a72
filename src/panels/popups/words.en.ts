/** What pop-ups say in English. */
export const en = {
  preview: "On a phone",
  app: "Your app",
  untitled: "Untitled pop-up",
  close: "Close",
  collides:
    "These people also see other pop-ups on the same days: {{titles}}. The one with the higher priority shows.",
}
