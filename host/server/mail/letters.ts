import { leadLetters } from "./leadLetters.ts"
import { ticketLetters } from "./ticketLetters.ts"
import type { Letter } from "./letter.ts"
import type { Locale } from "../../../src/contract/limits.ts"

type Kind =
  | "reset"
  | "confirm"
  | "known"
  | "acceptance"
  | "license"
  | "invoiceDue"
  | "invoiceOverdue"
  | keyof typeof leadLetters
  | keyof typeof ticketLetters

/**
 * What mail says: to who forgot their password, to who registered, to who registered but has an account, to who signs a
 * contract, to partners whose license ends, to companies that owe an invoice, to who is to take a lead's next step, and to who opened a ticket.
 */
export const letters: Readonly<Record<Kind, Readonly<Record<Locale, Letter>>>> = {
  reset: {
    ptBr: {
      subject: "Crie uma senha nova",
      greeting: "Olá,",
      before: ["Recebemos um pedido para trocar a senha da sua conta no painel."],
      label: "Criar uma senha nova",
      after: [
        "O link vale por 30 minutos e só funciona uma vez.",
        "Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.",
      ],
    },
    en: {
      subject: "Set a new password",
      greeting: "Hello,",
      before: ["We received a request to change the password of your panel account."],
      label: "Set a new password",
      after: [
        "The link works once, within 30 minutes.",
        "If you did not ask for it, ignore this message: your password stays as it is.",
      ],
    },
  },
  confirm: {
    ptBr: {
      subject: "Confirme a sua conta",
      greeting: "Olá,",
      before: [
        "Alguém criou uma conta no painel com este e-mail. Para ativá-la, abra o link e digite a senha escolhida no cadastro.",
      ],
      label: "Confirmar a conta",
      after: [
        "O link vale por 30 minutos e só funciona uma vez.",
        "Se não foi você, ignore esta mensagem: sem a confirmação, nenhuma conta é criada.",
      ],
    },
    en: {
      subject: "Confirm your account",
      greeting: "Hello,",
      before: [
        "Someone created a panel account with this email address. To activate it, open the link and enter the password chosen at sign-up.",
      ],
      label: "Confirm the account",
      after: [
        "The link works once, within 30 minutes.",
        "If it was not you, ignore this message: without the confirmation no account is created.",
      ],
    },
  },
  known: {
    ptBr: {
      subject: "Você já tem uma conta",
      greeting: "Olá,",
      before: [
        "Alguém tentou criar uma conta no painel com este e-mail, mas você já tem uma. Nada foi alterado.",
        "Para entrar, use o seu e-mail e a sua senha. Se não se lembra dela, peça uma senha nova na página de login.",
      ],
      label: "Ir para o login",
      after: ["Se não foi você, ignore esta mensagem."],
    },
    en: {
      subject: "You already have an account",
      greeting: "Hello,",
      before: [
        "Someone tried to create a panel account with this email address, but you already have one. Nothing was changed.",
        "Sign in with your email and password. If you do not remember it, ask for a new one on the login page.",
      ],
      label: "Go to the login page",
      after: ["If it was not you, ignore this message."],
    },
  },
  acceptance: {
    ptBr: {
      subject: "Contrato {{number}} – {{company}}",
      greeting: "Olá, {{name}},",
      before: ["Você é uma das pessoas que assinam o contrato {{number}} de {{company}}."],
      label: "Ler e aceitar o contrato",
      after: [
        "O link é só seu e vale por {{days}} dias. Na página você lê o contrato inteiro e diz se aceita ou não.",
        "Se você não esperava este contrato, não aceite: sem o seu aceite, nada começa a valer em seu nome.",
      ],
    },
    en: {
      subject: "Contract {{number}} – {{company}}",
      greeting: "Hello {{name}},",
      before: ["You are one of the people who sign contract {{number}} of {{company}}."],
      label: "Read and accept the contract",
      after: [
        "The link is yours alone and works for {{days}} days. The page shows the whole contract, and you say whether you accept it.",
        "If you did not expect this contract, do not accept it: without your acceptance nothing takes effect in your name.",
      ],
    },
  },
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
  ...leadLetters,
  ...ticketLetters,
}
