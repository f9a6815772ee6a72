import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Segments by which an application groups its stores (modules, company/segment). */
export const companySegments = defineResource({
  name: "companySegments",
  path: "/company/segments",
  access: { anyOf: ["accessToGlobal", "accessToCompanySegment"] },
  scope: "application",
  noun: noun("segmento", "segmentos", "m", "segment", "segments"),
  title: "name",
  parts: [
    part("Segmento", "Segment", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      slug: f.text("Endereço no site", "Site address", {
        required: true,
        max: 60,
        searched: true,
        unique: true,
        hint: [
          "O fim do endereço da página, como pizzarias.",
          "The end of the page's address, such as pizza.",
        ],
      }),
      companyType: f.choice("Tipo de empresa", "Company type", {
        restaurant: ["Restaurante", "Restaurant"],
        supermarket: ["Supermercado", "Supermarket"],
        partner: ["Parceiro", "Partner"],
      }),
      image: f.image("Imagem", "Image"),
      colour: f.colour("Cor", "Color"),
      isActive: f.flag("Ativo", "Active"),
    }),
  ],
  order: "manual",
  columns: ["image", "name", "slug", "companyType", "isActive"],
  extraColumns: ["colour", "owner", "updatedAt"],
  filters: ["companyType", "owner", "isActive"],
})
