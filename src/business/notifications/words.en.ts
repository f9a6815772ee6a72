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
  "problem.QUIET": "No messages go out at night. Sending goes on at 8:00.",
  "problem.GAVE_UP":
    "Sending failed ten times in a row and stopped. Once the cause is fixed, move it to “Sending”: only people who have not received it yet will get it.",
  "problem.PAUSED":
    "Sending failed ten times in a row, so the campaign is paused. Once the cause is fixed, move it to “Scheduled”: only people who have not received it yet will get it.",
  "problem.NOBODY":
    "It reached no one: they have no address on this channel, or the server refused it. Move it to “Sending” to try again.",
  "problem.STOPPED":
    "More than the share you set failed, or no longer accepts offers, so the campaign was paused. Raise “Stop above” to send the rest.",
}
