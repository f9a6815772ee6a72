import type { Words } from "../resource/Words.ts"

/** Texts specific to the list of delivery people. */
export const personSentences: Readonly<Record<string, Words>> = {
  search: ["Buscar por nome ou CPF", "Search by name or CPF"],
  removeAsk: [
    "Excluir o entregador {{name}} para sempre?",
    "Permanently delete the delivery person {{name}}?",
  ],
  removeTitle: ["Excluir entregador", "Delete delivery person"],
  removed: ["Entregador excluído", "Delivery person deleted"],
  created: ["Entregador cadastrado.", "Delivery person added."],
  saved: ["Entregador salvo.", "Delivery person saved."],
  notFound: ["Este entregador não existe", "This delivery person does not exist"],
  notFoundText: [
    "Pode ter sido excluído ou ser de outra empresa.",
    "They may have been deleted, or belong to another company.",
  ],
  taken: ["Outro entregador já tem este CPF", "Another delivery person already has this CPF"],
  "field.person": ["Nome completo", "Full name"],
  "field.typeOfVehicle": ["Tipo de veículo", "Vehicle type"],
  "row.situation": ["Atualizar situação", "Update status"],
  "row.settle": ["Entregas e pagamento", "Deliveries and payment"],
  "bulk.situation": ["Atualizar situação", "Update status"],
  "bulk.situation.FREE": ["Liberado", "Available"],
  "bulk.situation.ON_ROUTE": ["Em rota", "On route"],
  "bulk.situation.UNAVAILABLE": ["Indisponível", "Unavailable"],
  "tab.settle": ["Entregas e pagamento", "Deliveries and payment"],
  "tab.online": ["Online na última semana", "Online last week"],
  otherRegistration: ["Outro", "Other"],
  noPerson: ["Person não cadastrado", "Person não cadastrado"],
  noCompany: ["Qualquer empresa", "Any company"],
  inUse_one: [
    "{{count}} outro registro ainda usa este entregador. Altere-o primeiro.",
    "{{count}} other record still names this delivery person. Change that one first.",
  ],
  inUse_other: [
    "{{count}} outros registros ainda usam este entregador. Altere-os primeiro.",
    "{{count}} other records still name this delivery person. Change those first.",
  ],
  "refused.record_in_use": ["Ainda são usados por outros registros", "Other records still name them"],
}
