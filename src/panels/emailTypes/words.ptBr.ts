import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  sender: "Quem envia",
  own: "A plataforma envia por conta própria. Sem modelo publicado no idioma de quem recebe, ela usa um texto próprio.",
  others:
    "A plataforma ainda não envia este por conta própria: os modelos servem para testes e para outros sistemas.",
  inactive: "O tipo está desativado, então a plataforma usa um texto próprio.",
  values: "O que a plataforma preenche",
  unknown_one:
    "A plataforma não tem valor para {{names}}. Um modelo com ela não é enviado; no lugar vai o texto da plataforma.",
  unknown_other:
    "A plataforma não tem valores para {{names}}. Um modelo com elas não é enviado; no lugar vai o texto da plataforma.",
  templates: "Modelos deste tipo",
  none: "Ainda não há modelos",
  failed: "Não foi possível carregar os modelos",
  name: "Modelo",
  language: "Idioma",
  sent: "Enviados em 30 dias",
  status: "Status",
}
