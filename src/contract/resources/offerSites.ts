import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Content of an application's offer website (modules, appoffer/site). */
export const offerSites = defineResource({
  name: "offerSites",
  path: "/offer/site",
  access: { anyOf: ["accessToGlobal", "accessToSite"] },
  scope: "application",
  noun: noun("site", "sites", "m", "site", "sites"),
  title: "title",
  sentences: { "row.editions": ["Edições anteriores", "Earlier editions"] },
  parts: [
    part("Página inicial", "Home page", {
      title: f.text("Título", "Title", { required: true, max: 60, searched: true }),
      domain: f.text("Domínio", "Domain", { required: true, max: 100, searched: true, unique: true }),
      description: f.lines("Descrição", "Description", { max: 160 }),
      logo: f.image("Logotipo", "Logo"),
      favicon: f.image("Ícone da aba", "Favicon", { ratio: [1, 1] }),
      hero: f.image("Imagem de destaque", "Hero image", { ratio: [16, 9] }),
      mainColor: f.colour("Cor principal", "Main color"),
      accentColor: f.colour("Cor de destaque", "Accent color"),
      footer: f.text("Rodapé", "Footer", { max: 200 }),
    }),
    part("Busca e redes", "Search and social", {
      resultTitle: f.text("Título na busca", "Title in search", { max: 60 }),
      resultText: f.lines("Texto na busca", "Text in search", { max: 160 }),
      shareImage: f.image("Imagem ao compartilhar", "Image when shared", { ratio: [40, 21] }),
      instagram: f.link("Instagram", "Instagram"),
      facebook: f.link("Facebook", "Facebook"),
      appStore: f.link("Na App Store", "On the App Store"),
      playStore: f.link("No Google Play", "On Google Play"),
    }),
    part("Medição", "Measurement", {
      analyticsId: f.code("ID do Google Analytics", "Google Analytics ID", { max: 20 }),
      pixelId: f.code("ID do pixel da Meta", "Meta pixel ID", { max: 20 }),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      PUBLISHED: ["Publicado", "Published", "success"],
    },
    moves: { DRAFT: ["PUBLISHED"], PUBLISHED: ["DRAFT"] },
    verbs: {
      PUBLISHED: ["Publicar", "Publish"],
      DRAFT: ["Tirar do ar", "Take offline"],
    },
  },
  columns: ["title", "domain", "description", "status", "updatedAt"],
  extraColumns: ["logo", "mainColor", "owner"],
  filters: ["status", "owner"],
  editor: "page",
})
