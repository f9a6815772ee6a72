/** What a notification says beyond its description, in English. */
export const en = {
  preview: "As a phone shows it",
  app: "App",
  untitled: "Title of the notification",
  now: "now",
  counting: "Counting the audience…",
  failed: "Could not count the audience",
  reach_one: "It would reach one person now.",
  reach_other: "It would reach {{shown}} people now.",
  nobody: "No one would get it. Change the audience before you submit it.",
}
