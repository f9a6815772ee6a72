import { managesDeliveries } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { weekdays } from "../resource/weekdays.ts"

const delivers = { delivers: ["YES"] } as const
const perKm = { ...delivers, feeRule: ["PER_KM"] } as const

/** A store's delivery areas in order, with what each costs and takes (modules, company/delivery). One record a company. */
export const deliverySettings = defineResource({
  name: "deliverySettings",
  path: "/company/delivery-settings",
  access: managesDeliveries,
  scope: "company",
  onePerOwner: true,
  noun: noun("área de entrega", "áreas de entrega", "f", "delivery area", "delivery areas"),
  title: "mode",
  sentences: {
    title: ["Áreas de entrega", "Delivery areas"],
    newTitle: ["Áreas de entrega", "Delivery areas"],
    editTitle: ["Áreas de entrega", "Delivery areas"],
    viewTitle: ["Áreas de entrega", "Delivery areas"],
    taken: [
      "Esta empresa já tem áreas de entrega. Abra as que existem e mude nelas.",
      "This company already has delivery areas. Open those there are and change them.",
    ],
  },
  parts: [
    part("Áreas", "Areas", {
      areas: f.list(
        "Áreas",
        "Areas",
        {
          name: f.text("Nome", "Name", { required: true, max: 60 }),
          shape: f.choice(
            "Como é marcada",
            "Shape",
            {
              RADIUS: ["Raio", "Radius"],
              POLYGON: ["Desenhada", "Drawn"],
              NEIGHBORHOOD: ["Bairros", "Neighborhoods"],
            },
            { required: true, initial: "RADIUS" },
          ),
          delivers: f.choice(
            "Nesta área",
            "In this area",
            { YES: ["Entrega", "Delivers"], NO: ["Não entrega", "Does not deliver"] },
            { required: true, initial: "YES" },
          ),
          radiusKm: f.decimal("Raio em km", "Radius in km", {
            required: true,
            min: 0.1,
            max: 60,
            when: { shape: ["RADIUS"] },
          }),
          area: f.area("Área", "Area", { required: true, when: { shape: ["POLYGON"] } }),
          neighborhoods: f.lines("Bairros", "Neighborhoods", {
            required: true,
            max: 2000,
            when: { shape: ["NEIGHBORHOOD"] },
            hint: ["Um por linha.", "One per line."],
          }),
          feeRule: f.choice(
            "Taxa",
            "Fee",
            { FIXED: ["Fixa", "Fixed"], PER_KM: ["Base e por km", "Base and per km"] },
            { required: true, initial: "FIXED", when: delivers },
          ),
          fee: f.money("Valor da taxa", "Fee amount", { required: true, when: delivers }),
          perKm: f.money("Por km", "Per km", { required: true, when: perKm }),
          kmBy: f.choice(
            "Distância",
            "Distance",
            { ROAD: ["Pela rua", "By road"], STRAIGHT: ["Em linha reta", "In a straight line"] },
            { required: true, initial: "ROAD", when: perKm },
          ),
          minOrder: f.money("Pedido mínimo", "Minimum order", { when: delivers }),
          etaMin: f.count("De, em minutos", "From, in minutes", {
            required: true,
            min: 1,
            max: 600,
            when: delivers,
          }),
          etaMax: f.count("Até, em minutos", "To, in minutes", {
            required: true,
            min: 1,
            max: 600,
            when: delivers,
          }),
          weekdays: f.choices("Dias", "Days", weekdays, {
            hint: ["Nenhum marcado vale para todos os dias.", "None checked means every day."],
          }),
          from: f.time("Das", "From", { requiredWith: ["until"] }),
          until: f.time("Até as", "Until", {
            requiredWith: ["from"],
            hint: [
              "Sem horário, vale sempre que a loja estiver aberta. Antes do início, vale até o dia seguinte.",
              "Without a time, it applies whenever the store is open. Earlier than the start means the following day.",
            ],
          }),
          isActive: f.flag("Ativa", "Active"),
        },
        { min: 1, max: 30 },
      ),
      choice: f.choice(
        "Onde se cruzam vale",
        "Where they overlap",
        {
          FIRST: ["a primeira da lista", "the first in the list"],
          CHEAPEST: ["a mais barata", "the cheapest"],
        },
        { required: true, initial: "FIRST" },
      ),
      freeAbove: f.money("Entrega grátis a partir de", "Free delivery from"),
      mode: f.choice(
        "Quem entrega",
        "Who delivers",
        {
          OWN_FLEET: ["Frota própria", "Own fleet"],
          PLATFORM: ["Entregadores da plataforma", "The platform's delivery people"],
          MACHINE: ["Machine", "Machine"],
          TENTREGO: ["TentreGo", "TentreGo"],
          MIXED: ["Frota própria e parceiros", "Own fleet and partners"],
        },
        { required: true, initial: "OWN_FLEET" },
      ),
    }),
  ],
  columns: ["owner", "mode", "areas", "choice", "freeAbove", "updatedAt"],
  filters: ["owner", "mode", "choice"],
  editor: "page",
})

/** A store's delivery settings as they are decided by. */
export type DeliveryTerms = Pick<
  f.RowFields<typeof deliverySettings.fields>,
  "areas" | "choice" | "freeAbove"
>

/** One area of a store. */
export type DeliveryArea = DeliveryTerms["areas"][number]
