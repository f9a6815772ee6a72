import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  "same.phone.leads_one": "Outro lead tem este telefone: {{names}}.",
  "same.phone.leads_other": "Outros leads têm este telefone: {{names}}.",
  "same.phone.companies_one": "Uma empresa já tem este telefone: {{names}}.",
  "same.phone.companies_other": "Empresas já têm este telefone: {{names}}.",
  "same.cnpj.leads_one": "Outro lead tem este CNPJ: {{names}}.",
  "same.cnpj.leads_other": "Outros leads têm este CNPJ: {{names}}.",
  "same.cnpj.companies_one": "Uma empresa já tem este CNPJ: {{names}}.",
  "same.cnpj.companies_other": "Empresas já têm este CNPJ: {{names}}.",
  whatsApp: "Escrever para {{phone}} no WhatsApp",
  convertTitle: "Transformar {{name}} em empresa",
  convertText:
    "Uma empresa é cadastrada com o nome, o CNPJ, o telefone e o e-mail do lead. O endereço e o resto são preenchidos no cadastro dela.",
  type: "Tipo",
  convert: "Criar empresa",
  converting: "Criando…",
  cancel: "Voltar",
  converted: "{{name}} foi cadastrada como empresa.",
  changed:
    "A empresa foi criada, mas o lead mudou nesse tempo. Atualize a lista e escolha a empresa no lead.",
}
