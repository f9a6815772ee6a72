import type { Dictionary } from "../useWords.ts"

/** Texts for the fields of forms. */
export const fieldWords = {
  required: ["Campo obrigatório", "Required field"],
  invalid: ["O campo {{name}} não é válido", "{{name}} is not valid"],
  minLength: [
    "O campo {{name}} precisa ter pelo menos {{min}} caracteres",
    "{{name}} minimum length is {{min}}",
  ],
  maxLength: ["O campo {{name}} pode ter no máximo {{max}} caracteres", "{{name}} maximum length is {{max}}"],
  nameRequired: ["O campo {{name}} é obrigatório", "{{name}} is required"],
  termsRequired: ["É preciso aceitar os termos e condições", "Accepting terms & conditions are required"],
  notNumber: ["“{{text}}” não é um número", "“{{text}}” is not a number"],
  ambiguousNumber: [
    "“{{text}}” pode ser milhar ou decimal. Escreva {{whole}} ou use no máximo {{count}} casas decimais.",
    "“{{text}}” could be thousands or decimals. Write {{whole}}, or use at most {{count}} decimal places.",
  ],
  ambiguousWhole: [
    "“{{text}}” pode ser milhar ou decimal. Escreva {{whole}}.",
    "“{{text}}” could be thousands or decimals. Write {{whole}}.",
  ],
  places_one: ["No máximo {{count}} casa decimal", "At most {{count}} decimal place"],
  places_other: ["No máximo {{count}} casas decimais", "At most {{count}} decimal places"],
  wholeOnly: ["Só números inteiros", "Whole numbers only"],
  notDay: [
    "“{{text}}” não é uma data. Escreva dia, mês e ano com quatro algarismos.",
    "“{{text}}” is not a date. Write the month, the day, and a four-digit year.",
  ],
  year: ["Confira o ano: de {{first}} a {{last}}", "Check the year: {{first}} to {{last}}"],
  birth: [
    "Não pode ser depois de hoje, nem há mais de {{count}} anos",
    "It cannot be after today, nor more than {{count}} years ago",
  ],
  barcodeTaken: ["Já existe um produto com este código de barras", "Barcode already exists"],
} satisfies Dictionary
