import type { SettingKey } from "./settingKey.ts"

/** The settings of the help desk, by their keys. */
export const helpSettings = {
  "help.mailsReplies": {
    group: "HELP",
    type: "BOOL",
    default: true,
    label: ["E-mail das respostas", "Emails of replies"],
    about: [
      "Quem abriu um chamado, ou escreveu nele, recebe por e-mail o que a central de ajuda responde.",
      "Whoever opened a ticket, or wrote in it, gets what the help desk replies by email.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "help.solveHeldAfterDays": {
    group: "HELP",
    type: "INT",
    default: 7,
    min: 0,
    max: 90,
    unit: ["dias", "days"],
    label: ["Resolver chamados em espera depois de", "Solve tickets on hold after"],
    about: [
      "Um chamado em espera sem resposta é dado como resolvido. Com 0, nunca.",
      "A ticket on hold that gets no answer counts as solved. With 0, never.",
    ],
    narrowest: "APPLICATION",
    readBy: "server",
  },
  "help.reopenDays": {
    group: "HELP",
    type: "INT",
    default: 14,
    min: 0,
    max: 365,
    unit: ["dias", "days"],
    label: ["Reabrir chamados resolvidos até", "Reopen solved tickets within"],
    about: [
      "Depois disso um chamado resolvido fica encerrado e a empresa abre outro.",
      "After this a solved ticket is closed, and the company opens another one.",
    ],
    narrowest: "APPLICATION",
    readBy: "server",
  },
} as const satisfies Readonly<Record<string, SettingKey>>
