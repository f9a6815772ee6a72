import type { Scope } from "./resource.ts"
import type { Words } from "./Words.ts"

/** Labels of the owner, by the scope of the resource. */
export const ownerLabels: Readonly<Record<Exclude<Scope, "platform">, Words>> = {
  application: ["Aplicação", "Application"],
  franchise: ["Franquia", "Franchise"],
  company: ["Empresa", "Company"],
}

/** Labels of the fields every record has besides those of its resource. */
export const frameLabels = {
  id: ["ID", "ID"],
  status: ["Situação", "Status"],
  position: ["Ordem", "Order"],
  createdAt: ["Criado em", "Created"],
  updatedAt: ["Alterado em", "Updated"],
  validOn: ["Vale no dia", "Valid on"],
  endingWithin: ["Termina nos próximos", "Ends within"],
  undone: ["Pendências", "To be done"],
  handledBy: ["Atendimento", "Handled by"],
  overdue: ["Prazo", "Due date"],
} as const satisfies Readonly<Record<string, Words>>
