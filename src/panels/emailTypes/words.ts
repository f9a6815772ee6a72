import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of an email type beyond its description. */
export const typeWords = {
  sender: ["Quem envia", "Who sends it"],
  own: [
    "A plataforma envia por conta própria. Sem modelo publicado no idioma de quem recebe, ela usa um texto próprio.",
    "The platform sends it by itself. Without a published template of the recipient's language it uses its own words.",
  ],
  others: [
    "A plataforma ainda não envia este por conta própria: os modelos servem para testes e para outros sistemas.",
    "The platform does not send this one by itself yet: its templates are used for tests and by other systems.",
  ],
  inactive: [
    "O tipo está desativado, então a plataforma usa um texto próprio.",
    "The type is off, so the platform uses its own words.",
  ],
  values: ["O que a plataforma preenche", "What the platform fills in"],
  unknown_one: [
    "A plataforma não tem valor para {{names}}. Um modelo com ela não é enviado; no lugar vai o texto da plataforma.",
    "The platform has no value for {{names}}. A template that uses it is not sent; the platform's own words are.",
  ],
  unknown_other: [
    "A plataforma não tem valores para {{names}}. Um modelo com elas não é enviado; no lugar vai o texto da plataforma.",
    "The platform has no values for {{names}}. A template that uses them is not sent; the platform's own words are.",
  ],
  templates: ["Modelos deste tipo", "Templates of this type"],
  none: ["Ainda não há modelos", "No template yet"],
  failed: ["Não foi possível carregar os modelos", "Could not load the templates"],
  name: ["Modelo", "Template"],
  language: ["Idioma", "Language"],
  sent: ["Enviados em 30 dias", "Sent in 30 days"],
  status: ["Situação", "Status"],
} satisfies Dictionary

/** Returns the function that translates the texts about an email type's uses. */
export const useTypeWords = () => useWords("emailTypeUses", typeWords)
