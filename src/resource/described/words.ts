import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of every described list, whatever its records are called. */
export const describedWords = {
  yes: ["Sim", "Yes"],
  no: ["Não", "No"],
  set: ["Com", "Set"],
  unset: ["Sem", "Not set"],
  items_one: ["{{count}} item", "{{count}} item"],
  items_other: ["{{count}} itens", "{{count}} items"],
  corners_one: ["{{count}} ponto", "{{count}} point"],
  corners_other: ["{{count}} pontos", "{{count}} points"],
  north: ["{{degrees}}° N", "{{degrees}}° N"],
  south: ["{{degrees}}° S", "{{degrees}}° S"],
  east: ["{{degrees}}° L", "{{degrees}}° E"],
  west: ["{{degrees}}° O", "{{degrees}}° W"],
  share: ["{{part}} de {{whole}}", "{{part}} of {{whole}}"],
  expand: ["Expandir {{name}}", "Expand {{name}}"],
  collapse: ["Recolher {{name}}", "Collapse {{name}}"],
  changeStatus: ["Mudar situação", "Change status"],
  unknownReference: [
    "Este registro não existe mais, ou você não tem acesso a ele.",
    "This record no longer exists, or you do not have access to it.",
  ],
  rowUp: ["Mover para cima", "Move up"],
  rowDown: ["Mover para baixo", "Move down"],
  ordered: ["{{name}} agora é {{place}} de {{total}}", "{{name}} is now {{place}} of {{total}}"],
  orderFailed: ["Não foi possível mudar a ordem.", "Could not change the order."],
  offered: ["{{some}} de {{all}}", "{{some}} of {{all}}"],
  inUse_one: [
    "Outro registro ainda o usa ({{count}}). Altere-o primeiro.",
    "{{count}} other record still uses it. Change that one first.",
  ],
  inUse_other: [
    "{{count}} outros registros ainda o usam. Altere-os primeiro.",
    "{{count}} other records still use it. Change those first.",
  ],
  inUseBy: [
    "Ainda em uso: {{count}} × {{by}}. Altere esses registros primeiro.",
    "Still in use: {{count}} × {{by}}. Change those first.",
  ],
  unsupportedText: [
    "Esta lista vem com uma versão mais nova do servidor.",
    "Its list comes with a newer version of the server.",
  ],
  "refused.record_in_use": ["Outros registros ainda usam", "Other records still use them"],
  "refused.forbidden": ["Seu acesso não permite", "Your access does not allow it"],
  "refused.stale": ["Alguém mudou antes de você", "Someone else changed them first"],
  "refused.move_refused": ["A situação atual não leva até ali", "Their status does not lead there"],
} satisfies Dictionary
