import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const server = { from: "server" } as const

/**
 * Favorites of readers. Readers are identified only by their number, here and in files (modules, appoffer/favorites).
 */
export const offerFavorites = defineResource({
  name: "offerFavorites",
  path: "/offer/favorite",
  access: { anyOf: ["accessToGlobal", "accessToAppOfferFavorites"] },
  scope: "application",
  readOnly: true,
  noun: noun("favorito", "favoritos", "m", "favorite", "favorites"),
  title: "target",
  parts: [
    part("Favorito", "Favorite", {
      target: f.text("Favorito", "Favorite", { required: true, ...server, max: 80, searched: true }),
      kind: f.choice(
        "Tipo",
        "Kind",
        { STORE: ["Loja", "Store"], TABLOID: ["Tabloide", "Tabloid"] },
        { required: true, ...server },
      ),
      store: f.reference("Loja", "Store", "offerStores", server),
      tabloid: f.reference("Tabloide", "Tabloid", "offerTabloids", server),
      company: f.reference("Anunciante", "Advertiser", "offerCompanies", server),
      city: f.reference("Cidade", "City", "offerCities", server),
      reader: f.count("Leitor nº", "Reader no.", server),
    }),
  ],
  latestFirst: true,
  columns: ["createdAt", "target", "kind", "company", "city", "reader"],
  extraColumns: ["store", "tabloid", "owner"],
  filters: ["kind", "company", "city", "createdAt", "owner"],
  editor: "page",
})
