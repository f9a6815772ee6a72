export const en = {
  required: "Required field",
  invalid: "{{name}} is not valid",
  minLength: "{{name}} minimum length is {{min}}",
  maxLength: "{{name}} maximum length is {{max}}",
  nameRequired: "{{name}} is required",
  termsRequired: "Accepting terms & conditions are required",
  notNumber: "“{{text}}” is not a number",
  ambiguousNumber:
    "“{{text}}” could be thousands or decimals. Write {{whole}}, or use at most {{count}} decimal places.",
  ambiguousWhole: "“{{text}}” could be thousands or decimals. Write {{whole}}.",
  places_one: "At most {{count}} decimal place",
  places_other: "At most {{count}} decimal places",
  wholeOnly: "Whole numbers only",
  notDay: "“{{text}}” is not a date. Write the month, the day, and a four-digit year.",
  year: "Check the year: {{first}} to {{last}}",
  birth: "It cannot be after today, nor more than {{count}} years ago",
  barcodeTaken: "Barcode already exists",
}
