import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  required: "Campo obrigatório",
  invalid: "O campo {{name}} não é válido",
  minLength: "O campo {{name}} precisa ter pelo menos {{min}} caracteres",
  maxLength: "O campo {{name}} pode ter no máximo {{max}} caracteres",
  nameRequired: "O campo {{name}} é obrigatório",
  termsRequired: "É preciso aceitar os termos e condições",
  barcodeTaken: "Já existe um produto com este código de barras",
}
