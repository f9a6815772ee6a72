import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  samePhone_one: "Outro lead tem este telefone: {{names}}.",
  samePhone_other: "Outros leads têm este telefone: {{names}}.",
  whatsApp: "Escrever para {{phone}} no WhatsApp",
  convertTitle: "Transformar {{name}} em empresa",
  convertText:
    "Uma empresa é cadastrada com o nome, o telefone e o e-mail do lead. O endereço e os documentos são preenchidos no cadastro dela.",
  type: "Tipo",
  convert: "Criar empresa",
  converting: "Criando…",
  cancel: "Voltar",
  converted: "{{name}} foi cadastrada como empresa.",
  changed:
    "A empresa foi criada, mas o lead mudou nesse tempo. Atualize a lista e escolha a empresa no lead.",
}
