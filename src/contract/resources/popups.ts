import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { onAir } from "../resource/onAir.ts"

/** Popups over an app's first screen, with their audience and frequency (modules, app/popup). */
export const popups = defineResource({
  name: "popups",
  path: "/app-popup",
  access: { anyOf: ["accessToGlobal", "accessToToolsPopup"] },
  scope: "application",
  noun: noun("pop-up", "pop-ups", "m", "pop-up", "pop-ups"),
  title: "title",
  parts: [
    part("Pop-up", "Pop-up", {
      title: f.text("Título", "Title", { required: true, max: 60, searched: true }),
      image: f.image("Imagem", "Image", { ratio: [4, 3] }),
      body: f.lines("Texto", "Text", { max: 300 }),
      buttonLabel: f.text("Texto do botão", "Button text", { max: 24 }),
      target: f.choice(
        "O botão",
        "The button",
        {
          CLOSE: ["Fecha o pop-up", "Closes the pop-up"],
          COUPON: ["Abre um cupom", "Opens a coupon"],
          COMPANY: ["Abre uma loja", "Opens a store"],
          URL: ["Abre um endereço na internet", "Opens an address on the web"],
        },
        { required: true, initial: "CLOSE" },
      ),
      coupon: f.reference("Cupom", "Coupon", "coupons", { required: true, when: { target: ["COUPON"] } }),
      company: f.reference("Loja", "Store", "companies", { required: true, when: { target: ["COMPANY"] } }),
      url: f.link("Endereço", "Address", { required: true, when: { target: ["URL"] } }),
    }),
    part("Exibição", "Schedule", {
      startsAt: f.moment("Começa em", "Starts", { required: true, initial: "today" }),
      endsAt: f.moment("Termina em", "Ends", { required: true, after: "startsAt" }),
      audience: f.choice(
        "Quem vê",
        "Who sees it",
        {
          ALL: ["Todos", "Everyone"],
          NEW: ["Quem nunca pediu", "New customers"],
          CITY: ["Quem está em algumas cidades", "People in some cities"],
          SEGMENT: ["Quem pede de alguns segmentos", "People who order from some segments"],
        },
        { required: true, initial: "ALL" },
      ),
      cities: f.references("Cidades", "Cities", "cities", { when: { audience: ["CITY"] } }),
      segments: f.references("Segmentos", "Segments", "companySegments", { when: { audience: ["SEGMENT"] } }),
      frequency: f.choice(
        "Com que frequência",
        "How often",
        {
          ONCE: ["Uma vez", "Once"],
          DAILY: ["Uma vez por dia", "Once a day"],
          EACH_OPEN: ["Sempre que o aplicativo abre", "Each time the app opens"],
        },
        { required: true, initial: "ONCE" },
      ),
      priority: f.count("Prioridade", "Priority", {
        max: 100,
        hint: [
          "De dois ao mesmo tempo aparece o de maior número.",
          "Of two at once the higher number shows.",
        ],
      }),
      views: f.count("Exibições", "Views", { from: "server" }),
      clicks: f.count("Cliques", "Clicks", { from: "server" }),
      clickRate: f.percent("CTR", "CTR", { from: "server", rate: ["clicks", "views"] }),
    }),
  ],
  status: onAir,
  validity: { from: "startsAt", until: "endsAt" },
  columns: ["image", "title", "audience", "frequency", "startsAt", "endsAt", "views", "clicks", "status"],
  extraColumns: ["clickRate", "target", "priority", "cities", "segments", "owner", "updatedAt"],
  filters: ["status", "audience", "frequency", "validOn", "owner"],
  copies: { without: ["startsAt", "endsAt"] },
})
