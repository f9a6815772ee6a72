import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  variables: "Variáveis",
  variablesText: "Escreva entre chaves duplas. São as do tipo de e-mail.",
  required: "obrigatória",
  chooseType: "Escolha o tipo de e-mail para ver as variáveis dele.",
  noVariables: "Este tipo não tem variáveis.",
  failed: "Não foi possível carregar as variáveis",
  unknown_one: "Este tipo de e-mail não tem a variável {{names}}.",
  unknown_other: "Este tipo de e-mail não tem as variáveis {{names}}.",
  missing_one: "Para publicar, o texto precisa usar {{names}}.",
  missing_other: "Para publicar, o texto precisa usar {{names}}.",
  empty: "Escreva a mensagem primeiro",
  previewText: "Com os exemplos do tipo de e-mail. Cada pessoa vê os dados dela.",
  preview: "Prévia do e-mail",
  width: "Tela",
  desktop: "Computador",
  phone: "Celular",
  scheme: "Aparência",
  light: "Claro",
  dark: "Escuro",
}
