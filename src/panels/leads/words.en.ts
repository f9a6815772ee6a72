/** What is said of leads beyond their description, in English. */
export const en = {
  "same.phone.leads_one": "Another lead has this phone number: {{names}}.",
  "same.phone.leads_other": "Other leads have this phone number: {{names}}.",
  "same.phone.companies_one": "A company has this phone number already: {{names}}.",
  "same.phone.companies_other": "Companies have this phone number already: {{names}}.",
  "same.cnpj.leads_one": "Another lead has this CNPJ: {{names}}.",
  "same.cnpj.leads_other": "Other leads have this CNPJ: {{names}}.",
  "same.cnpj.companies_one": "A company has this CNPJ already: {{names}}.",
  "same.cnpj.companies_other": "Companies have this CNPJ already: {{names}}.",
  whatsApp: "Write to {{phone}} on WhatsApp",
  convertTitle: "Make {{name}} a company",
  convertText:
    "A company is registered with the lead's name, CNPJ, phone and email. Its address and the rest are filled in there.",
  type: "Type",
  convert: "Create company",
  converting: "Creating…",
  cancel: "Cancel",
  converted: "{{name}} is registered as a company.",
  changed:
    "The company was created, but the lead has changed since. Load the list again and choose the company in the lead.",
}
