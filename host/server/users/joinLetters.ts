import type { LetterWords } from "../mail/letter.ts"

/** Letters to those who decide who joins their company, and to whoever asked. */
export const joinLetters = {
  asked: {
    ptBr: {
      subject: "Alguém pediu para entrar na sua empresa",
      greeting: "Olá,",
      before: [
        "Uma pessoa com o código da sua empresa pediu para fazer parte dela no painel. Aceite ou recuse em Usuários.",
      ],
      label: "Ver o pedido",
      after: ["Até você decidir, essa pessoa não vê nada da empresa."],
    },
    en: {
      subject: "Someone asks to join your company",
      greeting: "Hello,",
      before: ["Someone with your company's code asks to join it in the panel. Accept or decline in Users."],
      label: "See the request",
      after: ["Until you decide, they see nothing of the company."],
    },
  },
  accepted: {
    ptBr: {
      subject: "Você agora faz parte da empresa",
      greeting: "Olá,",
      before: ["O seu pedido para entrar na empresa foi aceito."],
      label: "Abrir o painel",
      after: ["Se o painel já estava aberto, recarregue a página."],
    },
    en: {
      subject: "You are now part of the company",
      greeting: "Hello,",
      before: ["Your request to join the company was accepted."],
      label: "Open the panel",
      after: ["If the panel was open already, reload the page."],
    },
  },
  declined: {
    ptBr: {
      subject: "O seu pedido não foi aceito",
      greeting: "Olá,",
      before: ["A empresa não aceitou o seu pedido. Confira o código com quem o deu a você e peça de novo."],
      label: "Abrir o painel",
      after: [],
    },
    en: {
      subject: "Your request was declined",
      greeting: "Hello,",
      before: [
        "The company declined your request. Check the code with whoever gave it to you, and ask again.",
      ],
      label: "Open the panel",
      after: [],
    },
  },
} satisfies Readonly<Record<string, LetterWords>>
