import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of leads beyond their description. */
export const leadWords = {
  "same.phone.leads_one": [
    "Outro lead tem este telefone: {{names}}.",
    "Another lead has this phone number: {{names}}.",
  ],
  "same.phone.leads_other": [
    "Outros leads têm este telefone: {{names}}.",
    "Other leads have this phone number: {{names}}.",
  ],
  "same.phone.companies_one": [
    "Uma empresa já tem este telefone: {{names}}.",
    "A company already has this phone number: {{names}}.",
  ],
  "same.phone.companies_other": [
    "Empresas já têm este telefone: {{names}}.",
    "Companies already have this phone number: {{names}}.",
  ],
  "same.cnpj.leads_one": ["Outro lead tem este CNPJ: {{names}}.", "Another lead has this CNPJ: {{names}}."],
  "same.cnpj.leads_other": [
    "Outros leads têm este CNPJ: {{names}}.",
    "Other leads have this CNPJ: {{names}}.",
  ],
  "same.cnpj.companies_one": [
    "Uma empresa já tem este CNPJ: {{names}}.",
    "A company already has this CNPJ: {{names}}.",
  ],
  "same.cnpj.companies_other": [
    "Empresas já têm este CNPJ: {{names}}.",
    "Companies already have this CNPJ: {{names}}.",
  ],
  whatsApp: ["Escrever para {{phone}} no WhatsApp", "Write to {{phone}} on WhatsApp"],
  convertTitle: ["Transformar {{name}} em empresa", "Turn {{name}} into a company"],
  convertText: [
    "Uma empresa é cadastrada com o nome, o CNPJ, o telefone e o e-mail do lead. O endereço e o resto são preenchidos no cadastro dela.",
    "A company is registered with the lead's name, CNPJ, phone and email. Its address and the rest are filled in there.",
  ],
  type: ["Tipo", "Type"],
  convert: ["Criar empresa", "Create company"],
  converting: ["Criando…", "Creating…"],
  cancel: ["Voltar", "Cancel"],
  converted: ["{{name}} foi cadastrada como empresa.", "{{name}} is registered as a company."],
  changed: [
    "A empresa foi criada, mas o lead mudou nesse tempo. Atualize a lista e escolha a empresa no lead.",
    "The company was created, but the lead has changed since. Load the list again and choose the company in the lead.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of leads beyond their description. */
export const useLeadWords = () => useWords("leadParts", leadWords)
