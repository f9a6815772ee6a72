import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Where the offers of an advertiser are bought (modules, appoffer/store). */
export const offerStores = defineResource({
  name: "offerStores",
  path: "/offer/store",
  access: { anyOf: ["accessToGlobal", "accessToGroup"] },
  scope: "application",
  noun: noun("loja de ofertas", "lojas de ofertas", "f", "offer store", "offer stores"),
  sentences: {
    "list.map": ["Mapa", "Map"],
    "list.import": ["Importar", "Import"],
    "bulk.hours": ["Copiar horário", "Copy hours"],
    "hours.from": ["Copiar o horário de", "Copy the hours of"],
    "hours.replaced": [
      "Substitui o horário de cada loja escolhida.",
      "Replaces the hours of each chosen store.",
    ],
    "hours.none": ["Esta loja não tem horário cadastrado.", "This store has no hours."],
    "hours.failed": ["Não foi possível carregar o horário", "Could not load the hours"],
    "bulk.activity": ["Ativar ou desativar", "Activate or deactivate"],
    "bulk.activity.on": ["Ativar", "Activate"],
    "bulk.activity.off": ["Desativar", "Deactivate"],
  },
  title: "name",
  parts: [
    part("Loja", "Store", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      company: f.reference("Anunciante", "Advertiser", "offerCompanies", { required: true }),
      city: f.reference("Cidade", "City", "offerCities", { required: true }),
      states: f.references("Estado", "State", "countryStates", { from: "server", derived: true }),
      address: f.text("Endereço", "Address", { required: true, max: 200, searched: true }),
      place: f.place("Local no mapa", "Place on the map", { required: true }),
      photo: f.image("Foto", "Photo", { ratio: [16, 9] }),
      services: f.choices("Serviços", "Services", {
        PARKING: ["Estacionamento", "Parking"],
        PHARMACY: ["Farmácia", "Pharmacy"],
        BAKERY: ["Padaria", "Bakery"],
        BUTCHER: ["Açougue", "Butcher"],
        DELIVERY: ["Entrega em casa", "Home delivery"],
        ACCESSIBLE: ["Acessível a cadeira de rodas", "Wheelchair accessible"],
      }),
      isActive: f.flag("Ativa", "Active"),
      liveTabloids: f.count("Tabloides no ar", "Live tabloids", { from: "server", derived: true }),
      views: f.count("Visualizações", "Views", { from: "server" }),
      favorites: f.count("Favoritos", "Favorites", { from: "server", derived: true }),
    }),
    part("Contato e horário", "Contact and hours", {
      phone: f.phone("Telefone", "Phone"),
      whatsapp: f.phone("WhatsApp", "WhatsApp"),
      hours: f.hours("Horário", "Hours"),
    }),
  ],
  bulkChanges: { activity: { on: { isActive: true }, off: { isActive: false } } },
  columns: ["name", "company", "city", "liveTabloids", "views", "favorites", "isActive"],
  extraColumns: ["states", "photo", "address", "services", "hours", "owner", "updatedAt"],
  filters: ["company", "city", "states", "services", "owner", "isActive"],
  copies: { without: ["place"] },
})
