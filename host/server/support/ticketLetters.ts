import type { LetterWords } from "../mail/letter.ts"

/**
 * Letters to the author of a ticket or of a message in it: the desk's reply, and that the ticket is solved. Those to whoever
 * asked without an account have nothing of what they typed, so that nobody has others read their words.
 */
export const ticketLetters = {
  ticketAnswered: {
    ptBr: {
      subject: "Chamado {{protocol}}: {{subject}}",
      greeting: "Olá, {{name}},",
      before: ["{{agent}} respondeu ao chamado {{protocol}}:", "{{message}}"],
      label: "Ler e responder",
      after: ["Responda pelo painel: respostas a este e-mail não são lidas."],
    },
    en: {
      subject: "Ticket {{protocol}}: {{subject}}",
      greeting: "Hello {{name}},",
      before: ["{{agent}} replied to ticket {{protocol}}:", "{{message}}"],
      label: "Read and reply",
      after: ["Reply in the panel: replies to this email are not read."],
    },
  },
  ticketSolved: {
    ptBr: {
      subject: "Chamado {{protocol}} resolvido",
      greeting: "Olá, {{name}},",
      before: ["O chamado {{protocol}}, “{{subject}}”, foi dado como resolvido."],
      label: "Ver o chamado e avaliar o atendimento",
      after: ["Se ainda falta alguma coisa, responda no chamado e ele é reaberto."],
    },
    en: {
      subject: "Ticket {{protocol}} solved",
      greeting: "Hello {{name}},",
      before: ["Ticket {{protocol}}, “{{subject}}”, was marked as solved."],
      label: "See the ticket and rate it",
      after: ["If something is still missing, reply in the ticket and it is opened again."],
    },
  },
  requestReceived: {
    ptBr: {
      subject: "Recebemos o seu pedido: protocolo {{protocol}}",
      greeting: "Olá,",
      before: [
        "Alguém pediu para excluir a conta deste e-mail em {{application}}. O protocolo é {{protocol}}, e a resposta vem até {{day}}.",
      ],
      label: "Ler a política de privacidade",
      after: [
        "Se não foi você, não precisa fazer nada: antes de apagar qualquer coisa, conferimos quem pediu.",
      ],
    },
    en: {
      subject: "We received your request: number {{protocol}}",
      greeting: "Hello,",
      before: [
        "Someone asked {{application}} to delete the account of this email address. The number is {{protocol}}, and the answer comes by {{day}}.",
      ],
      label: "Read the privacy policy",
      after: ["If it was not you, there is nothing to do: before anything is erased, we check who asked."],
    },
  },
  requestAnswered: {
    ptBr: {
      subject: "Pedido {{protocol}} em {{application}}",
      greeting: "Olá,",
      before: ["{{agent}} respondeu ao seu pedido {{protocol}}:", "{{message}}"],
      label: "Ler a política de privacidade",
      after: ["Respostas a este e-mail não são lidas."],
    },
    en: {
      subject: "Request {{protocol}} at {{application}}",
      greeting: "Hello,",
      before: ["{{agent}} replied to your request {{protocol}}:", "{{message}}"],
      label: "Read the privacy policy",
      after: ["Replies to this email are not read."],
    },
  },
  requestSolved: {
    ptBr: {
      subject: "Pedido {{protocol}} concluído",
      greeting: "Olá,",
      before: ["O seu pedido {{protocol}} em {{application}} foi concluído."],
      label: "Ler a política de privacidade",
      after: ["Se ainda falta alguma coisa, faça um novo pedido na mesma página."],
    },
    en: {
      subject: "Request {{protocol}} completed",
      greeting: "Hello,",
      before: ["Your request {{protocol}} at {{application}} has been completed."],
      label: "Read the privacy policy",
      after: ["If something is still missing, make a new request on the same page."],
    },
  },
} satisfies Readonly<Record<string, LetterWords>>
