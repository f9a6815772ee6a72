import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** English texts of current picking. */
export const pickingWords = {
  nowFailed: ["Não foi possível carregar a separação", "Could not load who is picking what"],
  nowStale: [
    "Não foi possível atualizar. Assim estava às {{time}}.",
    "Could not update. This is how it was at {{time}}.",
  ],
  nowEmpty: ["Ninguém está separando agora", "No one is picking right now"],
  nowEmptyText: [
    "Separadores que ficam online e pedidos sem separador aparecem aqui sozinhos.",
    "Shoppers who come online and orders without one show up here by themselves.",
  ],
  nowCut: [
    "Há mais do que cabe aqui. Escolha uma empresa para ver tudo o que é dela.",
    "There is more than fits here. Choose a company to see all of it.",
  ],
  summary: [
    "{{picked}} em separação, {{waiting}} sem separador, {{late}} em atraso",
    "{{picked}} being picked, {{waiting}} without a shopper, {{late}} late",
  ],
  waiting: ["Sem separador", "Without a shopper"],
  noneWaiting: ["Todos os pedidos têm separador", "Every order has a shopper"],
  shoppers: ["Separadores", "Shoppers"],
  noneOnline: ["Nenhum separador online", "No shopper is online"],
  shopper: ["Separador", "Shopper"],
  order: ["Pedido", "Order"],
  progress: ["Andamento", "Progress"],
  promised: ["Prometido para", "Promised for"],
  state: ["Situação", "Status"],
  actions: ["Ações", "Actions"],
  items_one: ["{{done}} de {{count}} item", "{{done}} of {{count}} item"],
  items_other: ["{{done}} de {{count}} itens", "{{done}} of {{count}} items"],
  wanted_one: ["{{count}} item", "{{count}} item"],
  wanted_other: ["{{count}} itens", "{{count}} items"],
  for: ["há {{time}}", "for {{time}}"],
  justNow: ["agora há pouco", "just now"],
  late: ["{{time}} de atraso", "{{time}} late"],
  minutes: ["{{minutes}} min", "{{minutes}} min"],
  hours: ["{{hours}} h {{minutes}} min", "{{hours}} h {{minutes}} min"],
  notAccepted: ["Ainda não aceitou", "Not accepted yet"],
  free: ["Disponível", "Available"],
  offline: ["Offline", "Offline"],
  assign: ["Designar", "Assign"],
  assignOrder: ["Designar o pedido {{code}}", "Assign order {{code}}"],
  reassign: ["Trocar separador", "Reassign"],
  reassignOrder: ["Trocar o separador do pedido {{code}}", "Reassign order {{code}}"],
  assignTitle: ["Quem separa o pedido {{code}}?", "Who picks order {{code}}?"],
  online: ["online", "online"],
  ordersNow_one: ["{{count}} pedido", "{{count}} order"],
  ordersNow_other: ["{{count}} pedidos", "{{count}} orders"],
  picksIt: ["está com ele", "picking it now"],
  nobody: ["Ninguém", "No one"],
  offeredFailed: ["Não foi possível carregar os separadores", "Could not load the shoppers"],
  noneActive: ["Esta loja não tem separadores ativos.", "This store has no active shoppers."],
  assigning: ["Designando…", "Assigning…"],
  assigned: ["O pedido {{code}} agora é de {{name}}", "Order {{code}} now belongs to {{name}}"],
  unassigned: ["O pedido {{code}} ficou sem separador", "Order {{code}} has no shopper now"],
  staleTo: [
    "Este pedido acabou de mudar: agora está com {{name}}. Confira e confirme de novo.",
    "This order has just changed: {{name}} is picking it now. Check and confirm again.",
  ],
  staleNobody: [
    "Este pedido acabou de mudar: agora está sem separador. Confira e confirme de novo.",
    "This order has just changed: no one is picking it now. Check and confirm again.",
  ],
  left: [
    "Este pedido já saiu da separação. Nada foi alterado.",
    "This order is no longer being picked. Nothing was changed.",
  ],
  shopperGone: [
    "Este separador não pode mais ser escolhido. Escolha outro.",
    "This shopper can no longer be chosen. Choose another one.",
  ],
  cancel: ["Cancelar", "Cancel"],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Returns the function that translates the texts of current picking. */
export const usePickingWords = () => useWords("picking", pickingWords)
