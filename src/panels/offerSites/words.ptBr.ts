import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "Na busca",
  domain: "seu-dominio.com.br",
  untitled: "Site sem título",
  undescribed: "Ainda sem descrição",
  editions: "Edições anteriores",
  edition: "Edição",
  until: "Até {{moment}}",
  noEdition: "O site ainda não foi alterado.",
  editionsFailed: "Não foi possível carregar as edições anteriores",
  differences: "O que muda se esta edição for publicada de novo. O domínio continua o mesmo.",
  field: "Campo",
  now: "Agora",
  inEdition: "Nesta edição",
  republish: "Publicar de novo",
  republishing: "Publicando…",
  republished: "Edição anterior publicada.",
  cancel: "Voltar",
  stale: "Outra pessoa alterou o site. Feche e tente de novo.",
  unfit: "Esta edição não pode ser usada como era: talvez mostre uma imagem que não existe mais.",
}
