/** What is said of opening hours beyond their description. */
export const en = {
  openNow: "By these hours the store is open now.",
  closedNow: "By these hours the store is closed now.",
  neverOpens: "By these hours the store does not open within the next 60 days.",
  noTimeZone: "This is by Brasília time: the store's time zone is not given here.",
  noHours: "The hours of {{day}} are missing. Until you give them, the week counts on that day.",
  holidays: "Add national holidays",
  holidaysTitle: "National holidays of the next twelve months",
  holidaysAll: "All holidays are among the exceptions already.",
  holidaysHint: "They are added as closed all day; change the hours afterwards where the store opens.",
  optionalDay: "{{day}} · {{name}} (optional)",
  publicDay: "{{day}} · {{name}}",
  addDays_one: "Add {{count}} day",
  addDays_other: "Add {{count}} days",
  cancel: "Cancel",
  copyAbout:
    "Copies the saved week, exceptions and preparation times. Hours of the same kind that a store has are replaced.",
  copy_one: "Copy to {{count}} store",
  copy_other: "Copy to {{count}} stores",
  copyAsk_one:
    "The hours of {{count}} store will be replaced by these. Its former hours stay in its history.",
  copyAsk_other:
    "The hours of {{count}} stores will be replaced by these. Their former hours stay in their history.",
  copying: "Copying…",
  mayNotCopy: "You may not change opening hours.",
}
