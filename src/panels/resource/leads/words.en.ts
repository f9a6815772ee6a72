/** What is said of leads beyond their description, in English. */
export const en = {
  samePhone_one: "Another lead has this phone number: {{names}}.",
  samePhone_other: "Other leads have this phone number: {{names}}.",
  whatsApp: "Write to {{phone}} on WhatsApp",
  convertTitle: "Make {{name}} a company",
  convertText:
    "A company is registered with the lead's name, phone and email. Its address and documents are filled in there.",
  type: "Type",
  convert: "Create company",
  converting: "Creating…",
  cancel: "Cancel",
  converted: "{{name}} is registered as a company.",
  changed:
    "The company was created, but the lead has changed since. Load the list again and choose the company in the lead.",
}
