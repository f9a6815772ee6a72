import * as f from "../resource/field.ts"
import { sendingChannels } from "./sendingChannels.ts"

const whereSent = { when: { channel: sendingChannels } }

/**
 * Fields of a campaign's comparison plan: the control group, the days its orders count for, and the limit at which it
 * is paused.
 */
export const comparisonPlan = {
  controlShare: f.count("Grupo de controle (%)", "Control group (%)", {
    min: 1,
    max: 50,
    fixed: "begun",
    hint: [
      "Esta parte do público não recebe nada. Comparar mostra o que a campanha trouxe a mais.",
      "This share of the audience gets nothing. Comparing shows what the campaign added.",
    ],
    ...whereSent,
  }),
  attributionDays: f.count("Contar pedidos por (dias)", "Count orders for (days)", {
    min: 1,
    max: 90,
    hint: [
      "Depois da mensagem de cada um. Sem número, até o fim da campanha.",
      "After each one's message. Without a number, until the campaign ends.",
    ],
    ...whereSent,
  }),
  stopShare: f.count("Parar acima de (%)", "Stop above (%)", {
    min: 1,
    max: 100,
    hint: [
      "Falhas e pessoas que deixaram de aceitar ofertas, do que já saiu. A campanha é pausada.",
      "Failures and people who no longer accept offers, of what has left. The campaign is paused.",
    ],
    ...whereSent,
  }),
}

/** Results of the people who got no message of a campaign. */
export const comparisonResults = {
  controlled: f.count("No grupo de controle", "In the control group", { from: "server" }),
  controlOrders: f.count("Pedidos do grupo de controle", "Orders of the control group", {
    from: "server",
    hint: [
      "No mesmo tempo, de quem não recebeu a mensagem.",
      "In the same time, by those who did not get the message.",
    ],
  }),
  controlRate: f.percent("Conversão do grupo de controle", "Conversion of the control group", {
    from: "server",
    rate: ["controlOrders", "controlled"],
  }),
}
