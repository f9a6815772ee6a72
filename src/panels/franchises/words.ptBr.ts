import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Readonly<Record<keyof typeof en, string>> = {
  shared: "Território dividido com {{names}}. Mude as cidades ou a área de uma delas.",
  title: "Simulação de royalties",
  about: "Com as taxas desta página, salvas ou não, para as vendas de um mês.",
  sales: "Vendas das lojas no mês",
  earned: "Comissão da franquia",
  paid: "Royalties a pagar",
  left: "Fica com a franquia",
  minimumUntil: "O mínimo vale até vendas de",
  never: "Sempre",
  isMinimum: "Com essas vendas vale o valor mínimo.",
  add: "Adicionar usuários",
  addAbout:
    "Eles veem as empresas desta franquia e nenhuma outra. Quem trabalha em uma empresa não aparece aqui.",
  people: "Pessoas",
  addThem_one: "Adicionar uma pessoa",
  addThem_other: "Adicionar {{count}} pessoas",
  noneChosen: "Escolha as pessoas",
  adding: "Adicionando…",
  added: "Usuários salvos.",
  members: "Usuários",
  membersAbout: "Marque quem deve sair.",
  none: "Ainda não há usuários",
  noneText: "Ninguém entra no painel por esta franquia.",
  failed: "Não foi possível carregar os usuários",
  remove_one: "Remover uma pessoa",
  remove_other: "Remover {{count}} pessoas",
  removeAsk_one: "A pessoa deixa de ver as empresas desta franquia.",
  removeAsk_other: "{{count}} pessoas deixam de ver as empresas desta franquia.",
  removing: "Removendo…",
  removed: "Usuários removidos.",
  cancel: "Cancelar",
  refused:
    "{{names}}: trabalha em uma empresa ou em outra aplicação, ou tem acessos que você não tem. Nada foi alterado.",
  isLoss: "Com essas vendas a franquia paga mais do que recebe.",
}
