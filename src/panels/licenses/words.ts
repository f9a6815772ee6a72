import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of licenses beyond their description. */
export const licenseWords = {
  copy: ["Copiar {{key}}", "Copy {{key}}"],
  copied: ["Chave copiada", "The key has been copied"],
  copyFailed: ["Não foi possível copiar a chave", "The key could not be copied"],
  renewTitle: ["Renovar {{key}}", "Renew {{key}}"],
  renewAsk: ["Vai vencer em {{day}}.", "It will expire on {{day}}."],
  priceMonthly: ["Custa {{price}} por mês.", "It costs {{price}} a month."],
  priceYearly: ["Custa {{price}} por ano.", "It costs {{price}} a year."],
  priceNone: ["Não há preço no cadastro desta licença.", "This license has no price on record."],
  renewNot: [
    "Sem vencimento e cobrança não há o que renovar.",
    "Without an end and a billing period there is nothing to renew.",
  ],
  renewAhead: [
    "Vence em {{day}}, a mais de um período de cobrança de hoje. Ainda não dá para renovar.",
    "It expires on {{day}}, more than a billing period from now. It cannot be renewed yet.",
  ],
  renewedBefore: [
    "O vencimento da licença agora é {{day}}. Nada foi alterado: confira antes de renovar.",
    "The license now expires on {{day}}. Nothing was changed; check it before you renew.",
  ],
  renew: ["Renovar", "Renew"],
  renewing: ["Renovando…", "Renewing…"],
  renewed: ["Licença renovada", "The license has been renewed"],
  assignTitle: ["Atribuir {{key}}", "Assign {{key}}"],
  customer: ["Cliente", "Customer"],
  assign: ["Atribuir", "Assign"],
  assigning: ["Atribuindo…", "Assigning…"],
  assigned: ["Licença atribuída", "The license has been assigned"],
  refused: ["A situação da licença não permite isso.", "The license's status does not allow this."],
  cancel: ["Cancelar", "Cancel"],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useLicenseWords = () => useWords("license", licenseWords)
