import type { en } from "./words.en.ts"

export const ptBr: Readonly<Record<keyof typeof en, string>> = {
  overdue: "Venceu em",
  mayHelp: "Estas respostas podem ajudar:",
  assignTitle: "Atribuir “{{name}}”",
  assignMany_one: "Atribuir {{count}} chamado",
  assignMany_other: "Atribuir {{count}} chamados",
  assignTo: "Atribuir a",
  me: "Mim",
  other: "Outra pessoa",
  nobody: "Ninguém",
  agent: "Responsável",
  chooseAgent: "Escolher",
  assign: "Atribuir",
  assigning: "Atribuindo…",
  assigned: "“{{name}}” agora está com {{agent}}",
  unassigned: "“{{name}}” agora está sem responsável",
  cancel: "Cancelar",
}
