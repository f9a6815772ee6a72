import { managesApplication } from "../access/keepers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Content of an application's home, as a tree in the order of the screen (modules, app/category). */
export const appCategories = defineResource({
  name: "appCategories",
  path: "/app-category",
  access: "signedIn",
  writes: managesApplication,
  scope: "application",
  noun: noun(
    "categoria do aplicativo",
    "categorias do aplicativo",
    "f",
    "application category",
    "application categories",
  ),
  title: "name",
  parts: [
    part("Categoria", "Category", {
      name: f.text("Nome", "Name", { required: true, max: 30, searched: true }),
      parent: f.reference("Categoria superior", "Parent category", "appCategories"),
      icon: f.image("Ícone", "Icon"),
      image: f.image("Imagem", "Image"),
      color: f.colour("Cor", "Color"),
      isActive: f.flag("Ativa", "Active"),
    }),
    part("Destino", "Target", {
      target: f.choice(
        "Ao tocar, abre",
        "When tapped, opens",
        {
          BENEATH: ["As categorias abaixo dela", "The categories beneath it"],
          SEGMENT: ["As lojas de um segmento", "The stores of a segment"],
          COMPANIES: ["Um grupo de empresas", "A group of companies"],
          SCREEN: ["Uma tela do aplicativo", "A screen of the app"],
          LINK: ["Um endereço na internet", "An address on the web"],
        },
        { required: true },
      ),
      segment: f.reference("Segmento", "Segment", "companySegments", {
        required: true,
        when: { target: ["SEGMENT"] },
      }),
      group: f.reference("Grupo", "Group", "companyGroups", {
        required: true,
        when: { target: ["COMPANIES"] },
      }),
      screen: f.choice(
        "Tela",
        "Screen",
        {
          OFFERS: ["Ofertas", "Offers"],
          COUPONS: ["Cupons", "Coupons"],
          FAVORITES: ["Favoritos", "Favorites"],
          ORDERS: ["Pedidos", "Orders"],
        },
        { required: true, when: { target: ["SCREEN"] } },
      ),
      address: f.link("Endereço", "Address", { required: true, when: { target: ["LINK"] } }),
      cities: f.references("Só nas cidades", "Only in the cities", "cities", {
        hint: ["Sem nenhuma, em todas.", "With none, in all of them."],
      }),
    }),
  ],
  tree: "parent",
  order: "manual",
  columns: ["name", "target", "color", "isActive"],
  extraColumns: ["icon", "image", "parent", "owner", "updatedAt"],
  filters: ["target", "owner", "isActive"],
})
