import type { LetterWords } from "../mail/letter.ts"

/** The letter to a partner whose license ends. */
export const licenseLetters = {
  license: {
    ptBr: {
      subject: "Licença {{key}} vence {{when}}",
      greeting: "Olá,",
      before: ["A licença {{key}} de {{product}} vence {{when}}, em {{day}}.", "Cliente: {{customer}}."],
      label: "Ver a licença",
      after: ["Depois do vencimento ela deixa de funcionar. Para continuar, renove a licença no painel."],
    },
    en: {
      subject: "License {{key}} expires {{when}}",
      greeting: "Hello,",
      before: ["License {{key}} for {{product}} expires {{when}}, on {{day}}.", "Customer: {{customer}}."],
      label: "See the license",
      after: ["It stops working once it has expired. To keep it, renew it in the panel."],
    },
  },
} satisfies Readonly<Record<string, LetterWords>>
