import { type Dictionary, useWords } from "../../frame/useWords.ts"

export const ticketWords = {
  overdue: ["Venceu em", "Overdue since"],
  mayHelp: ["Estas respostas podem ajudar:", "These articles may answer your question:"],
  assignTitle: ["Atribuir “{{name}}”", "Assign “{{name}}”"],
  assignMany_one: ["Atribuir {{count}} chamado", "Assign {{count}} ticket"],
  assignMany_other: ["Atribuir {{count}} chamados", "Assign {{count}} tickets"],
  assignTo: ["Atribuir a", "Assign to"],
  me: ["Mim", "Me"],
  other: ["Outra pessoa", "Someone else"],
  nobody: ["Ninguém", "No one"],
  agent: ["Responsável", "Assignee"],
  chooseAgent: ["Escolher", "Choose"],
  assign: ["Atribuir", "Assign"],
  assigning: ["Atribuindo…", "Assigning…"],
  assigned: ["“{{name}}” agora está com {{agent}}", "“{{name}}” is now assigned to {{agent}}"],
  unassigned: ["“{{name}}” agora está sem responsável", "“{{name}}” is now unassigned"],
  cancel: ["Cancelar", "Cancel"],
} satisfies Dictionary

/** Returns the function that translates the help desk's texts, besides the description of tickets. */
export const useTicketWords = () => useWords("ticket", ticketWords)
