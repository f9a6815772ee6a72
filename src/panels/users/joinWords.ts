import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of those who ask to join a company. */
export const joinWords = {
  code: ["Código para entrar na empresa: {{code}}", "Code to join the company: {{code}}"],
  codeText: [
    "Quem já se cadastrou sozinho pede para entrar com ele, e você decide aqui.",
    "People who registered on their own ask to join with it, and you decide here.",
  ],
  asking_one: ["{{count}} pessoa pede para entrar", "{{count}} person asks to join"],
  asking_other: ["{{count}} pessoas pedem para entrar", "{{count}} people ask to join"],
  accept: ["Aceitar", "Accept"],
  decline: ["Recusar", "Decline"],
  acceptOne: ["Aceitar {{name}}", "Accept {{name}}"],
  declineOne: ["Recusar {{name}}", "Decline {{name}}"],
  accepted: [
    "{{name}} agora faz parte de {{company}}. Sem papel, vale o acesso padrão da empresa.",
    "{{name}} is now part of {{company}}. Without a role, the company's default access applies.",
  ],
  declined: ["O pedido de {{name}} foi recusado.", "The request of {{name}} was declined."],
  failed: ["O pedido ficou como estava.", "The request stays as it was."],
  exceeds: [
    "O acesso padrão da empresa inclui permissões que você não tem. Peça a quem tem todas elas.",
    "The company's default access includes permissions you do not have. Ask someone who has all of them.",
  ],
} satisfies Dictionary
