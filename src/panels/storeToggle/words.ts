import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of the store toggle. */
export const storeToggleWords = {
  store: ["Loja", "Store"],
  open: ["Loja aberta", "Store open"],
  closed: ["Loja fechada", "Store closed"],
  openShort: ["Aberta", "Open"],
  closedShort: ["Fechada", "Closed"],
  manual: ["Manual", "Manual"],
  sending: ["Enviando", "Sending"],
  awayShort: ["Sem conexão", "No connection"],
  stale: ["Desatualizada", "Out of date"],
  onSchedule: ["Segue o horário da loja.", "Following store hours."],
  openedBy: ["Aberta manualmente em {{at}} por {{name}}.", "Opened manually on {{at}} by {{name}}."],
  closedBy: ["Fechada manualmente em {{at}} por {{name}}.", "Closed manually on {{at}} by {{name}}."],
  openedByHand: ["Aberta manualmente.", "Opened manually."],
  closedByHand: ["Fechada manualmente.", "Closed manually."],
  staysOpen: ["Não fecha automaticamente.", "It will not close automatically."],
  staysClosed: ["Não abre automaticamente.", "It will not open automatically."],
  backToSchedule: ["Voltar ao horário da loja", "Back to store hours"],
  pending: ["Enviando a alteração…", "Sending your change…"],
  away: [
    "Sem conexão. A alteração será enviada assim que a conexão voltar.",
    "No connection. Your change will be sent as soon as you are back online.",
  ],
  notFresh: ["Isto pode estar desatualizado: {{why}}", "This may be out of date: {{why}}"],
  loadFailed: [
    "Não foi possível verificar se a loja está aberta.",
    "Could not check whether the store is open.",
  ],
  askOpen: ["Abrir a loja agora?", "Open the store now?"],
  askClose: ["Fechar a loja agora?", "Close the store now?"],
  openMeans: [
    "{{name}} passa a receber pedidos e entra em modo manual: não fecha automaticamente.",
    "{{name}} will start taking orders and switch to manual mode: it will not close automatically.",
  ],
  closeMeans: [
    "{{name}} para de receber pedidos e entra em modo manual: não abre automaticamente.",
    "{{name}} will stop taking orders and switch to manual mode: it will not open automatically.",
  ],
  thisStore: ["A loja", "The store"],
  openStore: ["Abrir loja", "Open store"],
  closeStore: ["Fechar loja", "Close store"],
  noCompany: ["Escolha uma empresa primeiro.", "Choose a company first."],
} satisfies Dictionary
