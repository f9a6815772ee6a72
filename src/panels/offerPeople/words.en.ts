/** What is said of messages to readers of offers, in English. */
export const en = {
  readersTitle_one: "Notify one reader",
  readersTitle_other: "Notify {{count}} readers",
  followersTitle: "Tell followers of {{title}}",
  readersText:
    "Saves a draft for these readers alone. Of them, those get it who accept offers and get notifications, once someone else has approved it.",
  followersText:
    "Saves a draft for readers who keep a store where this tabloid counts. Of them, those get it who accept offers and get notifications, once someone else has approved it.",
  headline: "Title",
  body: "Text",
  save: "Save draft",
  saving: "Saving…",
  cancel: "Cancel",
  drafted: "Draft saved in Notifications",
  tooMany: "Choose {{count}} readers at most.",
  mixed: "Choose readers of one application only.",
  recounted: "The list has changed. Close this and choose the readers again.",
}
