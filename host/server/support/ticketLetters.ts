import type { LetterWords } from "../mail/letter.ts"

/** Letters to the author of a ticket or of a message in it: the desk's reply, and that the ticket is solved. */
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
} satisfies Readonly<Record<string, LetterWords>>
