import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a site beyond its description. */
export const siteWords = {
  preview: ["Na busca", "In search results"],
  domain: ["seu-dominio.com.br", "your-domain.com"],
  untitled: ["Site sem título", "Untitled site"],
  undescribed: ["Ainda sem descrição", "No description yet"],
  editions: ["Edições anteriores", "Earlier editions"],
  edition: ["Edição", "Edition"],
  until: ["Até {{moment}}", "Until {{moment}}"],
  noEdition: ["O site ainda não foi alterado.", "The site has not been changed yet."],
  editionsFailed: ["Não foi possível carregar as edições anteriores", "Could not load the earlier editions"],
  differences: [
    "O que muda se esta edição for publicada de novo. O domínio continua o mesmo.",
    "What changes if this edition is published again. The domain stays as it is.",
  ],
  field: ["Campo", "Field"],
  now: ["Agora", "Now"],
  inEdition: ["Nesta edição", "In this edition"],
  republish: ["Publicar de novo", "Publish again"],
  republishing: ["Publicando…", "Publishing…"],
  republished: ["Edição anterior publicada.", "Earlier edition published."],
  cancel: ["Voltar", "Back"],
  stale: [
    "Outra pessoa alterou o site. Feche e tente de novo.",
    "Someone else changed the site. Close this and try again.",
  ],
  unfit: [
    "Esta edição não pode ser usada como era: talvez mostre uma imagem que não existe mais.",
    "This edition cannot be used as it was: it may show a picture that no longer exists.",
  ],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useSiteWords = () => useWords("site", siteWords)
