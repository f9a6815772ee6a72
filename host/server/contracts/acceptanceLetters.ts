import type { LetterWords } from "../mail/letter.ts"

/** The letter to a signer of a contract. */
export const acceptanceLetters = {
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
} satisfies Readonly<Record<string, LetterWords>>
