export const en = {
  required: "Required field",
  invalid: "{{name}} is not valid",
  minLength: "{{name}} minimum length is {{min}}",
  maxLength: "{{name}} maximum length is {{max}}",
  nameRequired: "{{name}} is required",
  termsRequired: "Accepting terms & conditions are required",
  barcodeTaken: "Barcode already exists",
}
