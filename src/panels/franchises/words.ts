import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of a franchise beyond its description. */
export const franchiseWords = {
  shared: [
    "Território dividido com {{names}}. Mude as cidades ou a área de uma delas.",
    "Territory shared with {{names}}. Change the cities or the area of one of them.",
  ],
  title: ["Simulação de royalties", "Royalty simulation"],
  about: [
    "Com as taxas desta página, salvas ou não, para as vendas de um mês.",
    "With the fees of this page, saved or not, for one month of sales.",
  ],
  sales: ["Vendas das lojas no mês", "Stores' sales in the month"],
  earned: ["Comissão da franquia", "Franchise's commission"],
  paid: ["Royalties a pagar", "Royalties to pay"],
  left: ["Fica com a franquia", "Kept by the franchise"],
  minimumUntil: ["O mínimo vale até vendas de", "The minimum applies up to sales of"],
  never: ["Sempre", "Always"],
  isMinimum: ["Com essas vendas vale o valor mínimo.", "With these sales the minimum applies."],
  add: ["Adicionar usuários", "Add users"],
  addAbout: [
    "Eles veem as empresas desta franquia e nenhuma outra. Quem trabalha em uma empresa não aparece aqui.",
    "They see this franchise's companies and no others. People who work for a company are not offered.",
  ],
  people: ["Pessoas", "People"],
  addThem_one: ["Adicionar uma pessoa", "Add one person"],
  addThem_other: ["Adicionar {{count}} pessoas", "Add {{count}} people"],
  noneChosen: ["Escolha as pessoas", "Choose people"],
  adding: ["Adicionando…", "Adding…"],
  added: ["Usuários salvos.", "Users saved."],
  members: ["Usuários", "Users"],
  membersAbout: ["Marque quem deve sair.", "Check people to remove them."],
  none: ["Ainda não há usuários", "No users yet"],
  noneText: ["Ninguém entra no painel por esta franquia.", "No one signs in for this franchise."],
  failed: ["Não foi possível carregar os usuários", "Could not load the users"],
  remove_one: ["Remover uma pessoa", "Remove one person"],
  remove_other: ["Remover {{count}} pessoas", "Remove {{count}} people"],
  removeAsk_one: [
    "A pessoa deixa de ver as empresas desta franquia.",
    "The person no longer sees this franchise's companies.",
  ],
  removeAsk_other: [
    "{{count}} pessoas deixam de ver as empresas desta franquia.",
    "{{count}} people no longer see this franchise's companies.",
  ],
  removing: ["Removendo…", "Removing…"],
  removed: ["Usuários removidos.", "Users removed."],
  cancel: ["Cancelar", "Cancel"],
  refused: [
    "{{names}}: trabalha em uma empresa ou em outra aplicação, ou tem acessos que você não tem. Nada foi alterado.",
    "{{names}}: works for a company or for another application, or has access that you do not have. Nothing was changed.",
  ],
  isLoss: [
    "Com essas vendas a franquia paga mais do que recebe.",
    "With these sales the franchise pays more than it gets.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of a franchise beyond its description. */
export const useFranchiseWords = () => useWords("franchise", franchiseWords)
