import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { onAir } from "../resource/onAir.ts"

/** Pictures that pass at the top of Super Panfleto (modules, appoffer/slider). */
export const offerSliders = defineResource({
  name: "offerSliders",
  path: "/offer/slider",
  access: { anyOf: ["accessToGlobal", "accessToAppOfferSlider"] },
  scope: "application",
  noun: noun("banner de ofertas", "banners de ofertas", "m", "offer banner", "offer banners"),
  title: "title",
  parts: [
    part("Banner", "Banner", {
      title: f.text("Título", "Title", { required: true, max: 80, searched: true }),
      image: f.image("Imagem", "Image", { required: true, ratio: [16, 9] }),
      target: f.choice(
        "Ao tocar, abre",
        "When tapped, opens",
        {
          TABLOID: ["Um tabloide", "A tabloid"],
          STORE: ["Uma loja", "A store"],
          COMPANY: ["Um anunciante", "An advertiser"],
          URL: ["Um endereço na internet", "An address on the web"],
        },
        { required: true },
      ),
      tabloid: f.reference("Tabloide", "Tabloid", "offerTabloids", {
        required: true,
        when: { target: ["TABLOID"] },
      }),
      store: f.reference("Loja", "Store", "offerStores", { required: true, when: { target: ["STORE"] } }),
      company: f.reference("Anunciante", "Advertiser", "offerCompanies", {
        required: true,
        when: { target: ["COMPANY"] },
      }),
      url: f.link("Endereço", "Address", { required: true, when: { target: ["URL"] } }),
    }),
    part("Exibição", "Schedule", {
      startsAt: f.moment("Começa em", "Starts"),
      endsAt: f.moment("Termina em", "Ends", { after: "startsAt" }),
      cities: f.references("Só nas cidades", "Only in the cities", "offerCities", {
        hint: ["Sem nenhuma, em todas.", "With none, in all of them."],
      }),
      impressions: f.count("Exibições", "Impressions", { from: "server" }),
      clicks: f.count("Cliques", "Clicks", { from: "server" }),
      clickRate: f.percent("CTR", "CTR", { from: "server", rate: ["clicks", "impressions"] }),
    }),
  ],
  status: onAir,
  order: "manual",
  columns: ["image", "title", "target", "startsAt", "endsAt", "clickRate", "status"],
  extraColumns: ["cities", "impressions", "clicks", "owner", "updatedAt"],
  filters: ["status", "target", "cities", "startsAt", "owner"],
})
