import type { LetterWords } from "../mail/letter.ts"

/** Letters to companies that owe an invoice. */
export const invoiceLetters = {
  invoiceDue: {
    ptBr: {
      subject: "Fatura {{number}} vence {{when}}",
      greeting: "Olá,",
      before: [
        "A fatura {{number}}, do período de {{from}} a {{to}}, vence {{when}}, em {{day}}.",
        "Valor a pagar: {{amount}}.",
      ],
      label: "Ver e pagar a fatura",
      after: ["Se algo não confere, conteste a fatura no painel. Se ela já foi paga, ignore esta mensagem."],
    },
    en: {
      subject: "Invoice {{number}} is due {{when}}",
      greeting: "Hello,",
      before: [
        "Invoice {{number}}, for {{from}} to {{to}}, is due {{when}}, on {{day}}.",
        "Amount to pay: {{amount}}.",
      ],
      label: "See and pay the invoice",
      after: ["If something is wrong, dispute it in the panel. If it is already paid, ignore this message."],
    },
  },
  invoiceOverdue: {
    ptBr: {
      subject: "Fatura {{number}} venceu {{when}}",
      greeting: "Olá,",
      before: [
        "A fatura {{number}}, do período de {{from}} a {{to}}, venceu {{when}}, em {{day}}, e ainda não consta como paga.",
        "Valor a pagar: {{amount}}.",
      ],
      label: "Ver e pagar a fatura",
      after: ["Se algo não confere, conteste a fatura no painel. Se ela já foi paga, ignore esta mensagem."],
    },
    en: {
      subject: "Invoice {{number}} was due {{when}}",
      greeting: "Hello,",
      before: [
        "Invoice {{number}}, for {{from}} to {{to}}, was due {{when}}, on {{day}}, and is not marked as paid yet.",
        "Amount to pay: {{amount}}.",
      ],
      label: "See and pay the invoice",
      after: ["If something is wrong, dispute it in the panel. If it is already paid, ignore this message."],
    },
  },
} satisfies Readonly<Record<string, LetterWords>>
