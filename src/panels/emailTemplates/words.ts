import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of an email template beyond its description. */
export const letterWords = {
  variables: ["Variáveis", "Variables"],
  variablesText: [
    "Escreva entre chaves duplas. São as do tipo de e-mail.",
    "Type them between double braces. They are those of the email type.",
  ],
  required: ["obrigatória", "required"],
  chooseType: [
    "Escolha o tipo de e-mail para ver as variáveis dele.",
    "Choose the email type to see its variables.",
  ],
  noVariables: ["Este tipo não tem variáveis.", "This type has no variables."],
  failed: ["Não foi possível carregar as variáveis", "Could not load the variables"],
  unknown_one: [
    "Este tipo de e-mail não tem a variável {{names}}.",
    "This email type has no variable {{names}}.",
  ],
  unknown_other: [
    "Este tipo de e-mail não tem as variáveis {{names}}.",
    "This email type has no variables {{names}}.",
  ],
  missing_one: [
    "Para publicar, o texto precisa usar {{names}}.",
    "To be published the text must use {{names}}.",
  ],
  missing_other: [
    "Para publicar, o texto precisa usar {{names}}.",
    "To be published the text must use {{names}}.",
  ],
  empty: ["Escreva a mensagem primeiro", "Write the message first"],
  previewText: [
    "Com os exemplos do tipo de e-mail. Cada pessoa vê os dados dela.",
    "With the samples of the email type. People see their own values.",
  ],
  preview: ["Prévia do e-mail", "Preview of the email"],
  width: ["Tela", "Screen"],
  desktop: ["Computador", "Computer"],
  phone: ["Celular", "Phone"],
  scheme: ["Aparência", "Appearance"],
  light: ["Claro", "Light"],
  dark: ["Escuro", "Dark"],
  restoreTitle: ["Restaurar um texto anterior", "Restore an earlier text"],
  earlier: ["Texto anterior", "Earlier text"],
  until: ["Até {{moment}}", "Until {{moment}}"],
  noEarlier: ["O texto ainda não foi alterado.", "The text has not been changed yet."],
  earlierFailed: ["Não foi possível carregar os textos anteriores", "Could not load the earlier texts"],
  restore: ["Restaurar", "Restore"],
  restoring: ["Restaurando…", "Restoring…"],
  restored: ["Texto anterior restaurado.", "Earlier text restored."],
  cancel: ["Voltar", "Cancel"],
  stale: [
    "Outra pessoa alterou o modelo. Feche e tente de novo.",
    "Someone changed the template in the meantime. Close this and try again.",
  ],
  unfit: [
    "Este texto não serve mais para o tipo de e-mail: usa uma variável que o tipo não tem, ou falta uma obrigatória.",
    "This text does not fit the email type anymore: it uses a variable the type no longer has, or lacks a required one.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of an email template beyond its description. */
export const useLetterWords = () => useWords("emailTemplate", letterWords)
