import type { LetterWords } from "../mail/letter.ts"

/** Letters to the person responsible for a lead's next step. */
export const leadLetters = {
  leadDue: {
    ptBr: {
      subject: "Próximo passo com {{lead}}: {{step}}",
      greeting: "Olá, {{name}},",
      before: ["Chegou a hora do próximo passo com o lead {{lead}}: {{step}}.", "Marcado para {{when}}."],
      label: "Ver o lead",
      after: ["Quando terminar, anote no lead o que foi dito e marque o próximo passo."],
    },
    en: {
      subject: "Next step with {{lead}}: {{step}}",
      greeting: "Hello {{name}},",
      before: ["The next step with the lead {{lead}} is due: {{step}}.", "It was set for {{when}}."],
      label: "See the lead",
      after: ["Once it is done, note in the lead what was said, and set the next step."],
    },
  },
} satisfies Readonly<Record<string, LetterWords>>
