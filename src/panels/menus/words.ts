import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of the menus as cards. */
const menusWords = {
  none: ["Ainda não há cardápios", "There are no menus yet"],
  noneText: ["Crie o primeiro na lista.", "Create the first one in the list."],
  noCompany: ["Escolha uma empresa primeiro.", "Choose a company first."],
  noCompanyText: ["Os cartões mostram os cardápios de uma loja.", "Cards show the menus of one store."],
  loadFailed: ["Não foi possível carregar os cardápios.", "We could not load the menus."],
  onAir: ["no ar agora", "live now"],
  onAirOn: ["no ar agora em {{channels}}", "live now on {{channels}}"],
  default: ["padrão", "default"],
  off: ["fora do ar", "not in use"],
  everyChannel: ["todos os canais", "all channels"],
  always: ["sempre que a loja abre", "whenever the store is open"],
  hours: ["em horários próprios", "at its own hours"],
  fills: ["quando nenhum outro vale", "while no other one is used"],
  differences_one: ["{{count}} item com diferença", "{{count}} item differs"],
  differences_other: ["{{count}} itens com diferença", "{{count}} items differ"],
  adjusted: ["preços {{change}}", "prices {{change}}"],
  open: ["Abrir", "Open"],
  openOf: ["Abrir {{name}}", "Open {{name}}"],
  itemsOf: ["Itens e preços de {{name}}", "Items and prices of {{name}}"],
  duplicate: ["Duplicar", "Duplicate"],
  duplicateOf: ["Duplicar {{name}}", "Duplicate {{name}}"],
  tables: ["QR e mesas", "QR and tables"],
  tablesOf: ["QR e mesas de {{name}}", "QR and tables of {{name}}"],
  qrOf: ["QR do cardápio {{name}}", "QR code of the menu {{name}}"],
  copyLink: ["Copiar endereço", "Copy the address"],
  copied: ["Endereço copiado.", "Address copied."],
  notCopied: [
    "Não foi possível copiar. Selecione o endereço e copie.",
    "Could not copy it. Select the address and copy it.",
  ],
  firstTable: ["Da mesa", "From table"],
  lastTable: ["Até a mesa", "To table"],
  tablesHint: [
    "Em branco, imprime um só QR, sem mesa. No máximo {{max}} mesas por vez.",
    "Left empty, one QR code without a table is printed. At most {{max}} tables at a time.",
  ],
  tablesWrong: [
    "Use números inteiros, do menor para o maior, até {{max}} mesas.",
    "Use whole numbers, from the lower to the higher, for up to {{max}} tables.",
  ],
  table: ["Mesa {{table}}", "Table {{table}}"],
  scan: ["Aponte a câmera para ver o cardápio.", "Point your camera to see the menu."],
  print: ["Imprimir", "Print"],
  close: ["Fechar", "Close"],
  week: ["Semana", "Week"],
  overlaps: ["Valem ao mesmo tempo", "Used at the same time"],
  overlap: [
    "{{first}} e {{second}} atendem os mesmos canais: {{when}}. Vale {{first}}.",
    "{{first}} and {{second}} serve the same channels: {{when}}. {{first}} counts.",
  ],
  thisMenu: ["este cardápio", "this menu"],
  wholeWeek: ["a semana toda", "all week"],
  gaps: ["Sem cardápio", "Without a menu"],
  gap: [
    "A loja abre e nenhum cardápio vale: {{when}}. Ligue o padrão ou mude os horários.",
    "The store is open and no menu is used: {{when}}. Turn the default on or change the hours.",
  ],
  days: ["{{first}} a {{last}}", "{{first}} to {{last}}"],
  span: ["{{day}} das {{from}} às {{to}}", "{{day}} from {{from}} to {{to}}"],
} satisfies Dictionary

/** The texts of menus as cards in the reader's language. */
export const useMenusWords = () => useWords("menusCards", menusWords)
