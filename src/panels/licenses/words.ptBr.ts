import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  copy: "Copiar {{key}}",
  copied: "Chave copiada",
  copyFailed: "Não foi possível copiar a chave",
  renewTitle: "Renovar {{key}}",
  renewAsk: "Vai vencer em {{day}}.",
  renewNot: "Sem vencimento e cobrança não há o que renovar.",
  renewAhead: "Vence em {{day}}, a mais de um período de cobrança de hoje. Ainda não dá para renovar.",
  renewedBefore: "O vencimento da licença agora é {{day}}. Nada foi alterado: confira antes de renovar.",
  renew: "Renovar",
  renewing: "Renovando…",
  renewed: "Licença renovada",
  assignTitle: "Atribuir {{key}}",
  customer: "Cliente",
  assign: "Atribuir",
  assigning: "Atribuindo…",
  assigned: "Licença atribuída",
  refused: "O status da licença não permite isso.",
  cancel: "Cancelar",
  close: "Fechar",
}
