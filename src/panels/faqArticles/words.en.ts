/** What help articles say in English. */
export const en = {
  ask: "Was this helpful?",
  yes: "Yes",
  no: "No",
  helped: "Thanks! Glad it helped.",
  didNotHelp: "Thanks for telling us.",
  openTicket: "Open a ticket",
  watch: "Watch the video",
}
