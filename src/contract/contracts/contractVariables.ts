/** Variables allowed in a contract template's text between `{{` and `}}`, in either language. */
export const contractVariables = {
  company: ["empresa", "company"],
  number: ["número", "number"],
  plan: ["plano", "plan"],
  startsAt: ["início", "start"],
  endsAt: ["fim", "end"],
  renewal: ["renovação", "renewal"],
  noticeDays: ["aviso prévio", "notice days"],
  commission: ["comissão", "commission"],
  commissionOwnFleet: ["comissão com frota própria", "commission with own fleet"],
  monthlyFee: ["mensalidade", "monthly fee"],
  setupFee: ["taxa de adesão", "setup fee"],
  paymentFee: ["taxa de pagamento", "payment fee"],
  billingDay: ["dia da cobrança", "billing day"],
  signers: ["assinantes", "signers"],
  date: ["data", "date"],
} as const satisfies Readonly<Record<string, readonly [ptBr: string, en: string]>>
