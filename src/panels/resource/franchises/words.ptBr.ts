import type { en } from "./words.en.ts"

/** O que se diz de uma franquia além da sua descrição. */
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
  isLoss: "Com essas vendas a franquia paga mais do que recebe.",
}
