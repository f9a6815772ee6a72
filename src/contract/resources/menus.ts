import { maxMenuPrice, menuChannels } from "../menu/menuChoices.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Menus of a store: each has its occasion, channels, hours and adjustment of prices (modules, multi-menu). */
export const menus = defineResource({
  name: "menus",
  path: "/menus",
  access: { anyOf: ["accessToGlobal", "accessToMultiMenu"] },
  scope: "company",
  noun: noun("cardápio", "cardápios", "m", "menu", "menus"),
  sentences: {
    "list.cards": ["Cartões e semana", "Cards and week"],
    "keptFor.default": [
      "Este é o cardápio padrão. Escolha outro como padrão antes de excluir.",
      "This is the default menu. Make another one the default before you delete it.",
    ],
    "refused.kept_for_default": ["É o cardápio padrão", "Is the default menu"],
  },
  title: "name",
  parts: [
    part("Cardápio", "Menu", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true, unique: true }),
      context: f.choice(
        "Para",
        "For",
        {
          DELIVERY: ["Entrega", "Delivery"],
          TAKEOUT: ["Retirada", "Pickup"],
          DINE_IN: ["Consumo no local", "Dine-in"],
          WHATSAPP: ["WhatsApp", "WhatsApp"],
          EVENT: ["Evento", "Event"],
        },
        { required: true, initial: "DELIVERY" },
      ),
      channels: f.choices("Canais", "Channels", menuChannels, {
        hint: ["Sem nenhum, vale em todos.", "With none, it is used on all of them."],
      }),
      isDefault: f.flag("Cardápio padrão", "Default menu", {
        hint: [
          "Vale sempre que nenhum outro está no ar. Cada loja tem um só.",
          "Used whenever no other one is live. Each store has exactly one.",
        ],
      }),
      slug: f.code("Código do endereço", "Address code", {
        max: 40,
        unique: true,
        hint: ["O fim do endereço público e do QR.", "The end of the public address and of the QR code."],
      }),
      cover: f.image("Capa", "Cover", { ratio: [16, 9] }),
      disclaimer: f.lines("Aviso", "Disclaimer", { max: 500 }),
    }),
    part("Quando vale", "When it is used", {
      week: f.hours("Horários", "Hours", {
        hint: [
          "Sem horários, vale sempre que a loja abre.",
          "Without hours, it is used whenever the store is open.",
        ],
      }),
      startsOn: f.day("Começa em", "Starts", { span: "plan" }),
      endsOn: f.day("Termina em", "Ends", { after: "startsOn", span: "plan" }),
    }),
    part("Preços", "Prices", {
      adjustKind: f.choice(
        "Ajuste dos preços",
        "Price adjustment",
        {
          NONE: ["Sem ajuste", "No adjustment"],
          PERCENT: ["Percentual", "Percentage"],
          AMOUNT: ["Valor", "Amount"],
        },
        { required: true, initial: "NONE" },
      ),
      adjustPercent: f.percent("Ajuste (%)", "Adjustment (%)", {
        required: true,
        min: -5000,
        max: 10_000,
        when: { adjustKind: ["PERCENT"] },
        hint: ["Com menos na frente, fica mais barato.", "With a minus in front, it gets cheaper."],
      }),
      adjustAmount: f.money("Ajuste", "Adjustment", {
        required: true,
        min: -maxMenuPrice,
        max: maxMenuPrice,
        when: { adjustKind: ["AMOUNT"] },
        hint: ["Com menos na frente, fica mais barato.", "With a minus in front, it gets cheaper."],
      }),
      roundTo: f.choice(
        "Arredondamento",
        "Rounding",
        {
          NONE: ["Não arredondar", "Do not round"],
          C05: ["A cada 5 centavos", "To 5 cents"],
          C10: ["A cada 10 centavos", "To 10 cents"],
          X90: ["Terminar em ,90", "Ending in .90"],
          X99: ["Terminar em ,99", "Ending in .99"],
          WHOLE: ["Reais inteiros", "Whole reais"],
        },
        { required: true, initial: "NONE" },
      ),
    }),
  ],
  status: {
    first: "ACTIVE",
    values: {
      SCHEDULED: ["Agendado", "Scheduled", "info"],
      ACTIVE: ["Ligado", "On", "success"],
      OFF: ["Desligado", "Off", "off"],
      ENDED: ["Encerrado", "Ended", "neutral"],
    },
    moves: { SCHEDULED: ["OFF"], ACTIVE: ["OFF"], OFF: ["ACTIVE"] },
    verbs: { OFF: ["Desligar", "Turn off"], ACTIVE: ["Ligar", "Turn on"] },
    derived: [
      { from: ["ACTIVE"], to: "SCHEDULED", before: "startsOn" },
      { from: ["ACTIVE"], to: "ENDED", past: "endsOn" },
    ],
  },
  validity: { from: "startsOn", until: "endsOn" },
  order: "manual",
  columns: ["name", "context", "channels", "isDefault", "startsOn", "endsOn", "status"],
  extraColumns: ["adjustKind", "adjustPercent", "adjustAmount", "roundTo", "slug", "owner", "updatedAt"],
  filters: ["status", "context", "channels", "isDefault", "validOn", "owner"],
  copies: { without: ["slug", "isDefault"] },
})
