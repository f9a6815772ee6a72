import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  inForce: "Em vigor hoje: {{terms}}.",
  from: "A partir de {{day}}: {{terms}}.",
  fromBecause: "A partir de {{day}}: {{terms}} ({{reason}}).",
  commission: "comissão de {{value}}",
  commissionOwnFleet: "{{value}} com frota própria",
  monthlyFee: "{{value}} por mês",
  paymentFee: "taxa de pagamento de {{value}}",
  signatures: "Quem assina",
  none: "Este contrato não tem assinantes",
  noneText: "Inclua-os em Assinantes.",
  notSent: "As assinaturas são registradas depois que o contrato é enviado.",
  signed: "Assinou em {{at}}",
  unsigned: "Ainda não assinou",
  record: "Registrar assinatura",
  recordTitle: "Registrar assinatura",
  recordAsk: "{{name}} assinou este contrato? Depois de registrada, a assinatura não sai mais.",
  recording: "Registrando…",
  recorded: "{{name}} assinou",
  cancel: "Cancelar",
  refused: "O contrato não espera mais assinaturas.",
}
