import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  required: "Campo obrigatório",
  invalid: "O campo {{name}} não é válido",
  minLength: "O campo {{name}} precisa ter pelo menos {{min}} caracteres",
  maxLength: "O campo {{name}} pode ter no máximo {{max}} caracteres",
  nameRequired: "O campo {{name}} é obrigatório",
  termsRequired: "É preciso aceitar os termos e condições",
  notNumber: "“{{text}}” não é um número",
  ambiguousNumber:
    "“{{text}}” pode ser milhar ou decimal. Escreva {{whole}} ou use no máximo {{count}} casas decimais.",
  ambiguousWhole: "“{{text}}” pode ser milhar ou decimal. Escreva {{whole}}.",
  places_one: "No máximo {{count}} casa decimal",
  places_other: "No máximo {{count}} casas decimais",
  wholeOnly: "Só números inteiros",
  notDay: "“{{text}}” não é uma data. Escreva dia, mês e ano com quatro algarismos.",
  year: "Confira o ano: de {{first}} a {{last}}",
  birth: "Não pode ser depois de hoje, nem há mais de {{count}} anos",
  barcodeTaken: "Já existe um produto com este código de barras",
}
