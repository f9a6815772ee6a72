/** What an email type says beyond its description, in English. */
export const en = {
  sender: "Who sends it",
  own: "The platform sends it by itself. Without a published template of the recipient's language it uses its own words.",
  others:
    "The platform does not send this one by itself yet: its templates are used for tests and by other systems.",
  inactive: "The type is off, so the platform uses its own words.",
  values: "What the platform fills in",
  unknown_one:
    "The platform has no value for {{names}}. A template that uses it is not sent; the platform's own words are.",
  unknown_other:
    "The platform has no values for {{names}}. A template that uses them is not sent; the platform's own words are.",
  templates: "Templates of this type",
  none: "No template yet",
  failed: "Could not load the templates",
  name: "Template",
  language: "Language",
  sent: "Sent in 30 days",
  status: "Status",
}
