import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { onAir } from "../resource/onAir.ts"
import { weekdays } from "../resource/weekdays.ts"

/** Pictures that pass at the top of a store's page (modules, establishment-slider). */
export const banners = defineResource({
  name: "banners",
  path: "/establishment/sliders",
  access: { anyOf: ["accessToGlobal", "accessToEstablishmentSlider"] },
  scope: "company",
  noun: noun("banner", "banners", "m", "banner", "banners"),
  title: "title",
  parts: [
    part("Banner", "Banner", {
      title: f.text("Título", "Title", { required: true, max: 80, searched: true }),
      imageMobile: f.image("Imagem no celular", "Image on phones", { required: true, ratio: [16, 9] }),
      imageDesktop: f.image("Imagem no computador", "Image on computers", { ratio: [4, 1] }),
      target: f.choice(
        "Ao tocar, abre",
        "Opens",
        {
          NONE: ["Nada", "Nothing"],
          COUPON: ["Um cupom", "A coupon"],
          COMPANY: ["Uma empresa", "A company"],
          URL: ["Um endereço", "An address"],
        },
        { required: true },
      ),
      coupon: f.reference("Cupom", "Coupon", "coupons", { required: true, when: { target: ["COUPON"] } }),
      company: f.reference("Empresa", "Company", "companies", {
        required: true,
        when: { target: ["COMPANY"] },
      }),
      url: f.link("Endereço", "Address", { required: true, when: { target: ["URL"] } }),
      targetProblem: f.choice(
        "Problema no destino",
        "Problem with the target",
        {
          GONE: ["O destino não existe mais", "The target no longer exists"],
          INACTIVE: ["O destino não está ativo", "The target is not active"],
        },
        { from: "server", derived: true },
      ),
    }),
    part("Exibição", "Schedule", {
      startsAt: f.moment("Começa em", "Starts"),
      endsAt: f.moment("Termina em", "Ends", { after: "startsAt" }),
      weekdays: f.choices("Dias da semana", "Days of the week", weekdays),
      cities: f.references("Cidades", "Cities", "cities"),
      impressions: f.count("Exibições", "Impressions", { from: "server" }),
      clicks: f.count("Cliques", "Clicks", { from: "server" }),
      clickRate: f.percent("CTR", "CTR", { from: "server", rate: ["clicks", "impressions"] }),
    }),
  ],
  status: {
    ...onAir,
    derived: [...onAir.derived, { from: ["LIVE"], to: "SCHEDULED", notOn: "weekdays" }],
  },
  order: "manual",
  columns: [
    "imageMobile",
    "title",
    "target",
    "startsAt",
    "endsAt",
    "impressions",
    "clicks",
    "clickRate",
    "status",
  ],
  extraColumns: ["targetProblem", "weekdays", "cities", "owner", "updatedAt"],
  filters: ["status", "owner", "target", "startsAt", "weekdays", "cities"],
})
