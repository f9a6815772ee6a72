import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts for changing settings of several companies at once. */
export const rolloutWords = {
  title_one: ["Mudar uma configuração de {{count}} empresa", "Change a setting for {{count}} company"],
  title_other: ["Mudar uma configuração de {{count}} empresas", "Change a setting for {{count}} companies"],
  setting: ["Configuração", "Setting"],
  choose: ["Escolher", "Choose"],
  value: ["Novo valor", "New value"],
  on: ["Ligado", "On"],
  off: ["Desligado", "Off"],
  bounds: ["De {{min}} a {{max}}", "From {{min}} to {{max}}"],
  confirm: ["Digite {{key}} para desligar", "Type {{key}} to turn it off"],
  confirmText: [
    "Desligar interrompe algo em todas essas empresas.",
    "Turning it off stops something for all of these companies.",
  ],
  cancel: ["Cancelar", "Cancel"],
  close: ["Fechar", "Close"],
  preview: ["Ver o que muda", "See what changes"],
  previewing: ["Comparando…", "Comparing…"],
  changes: ["O que muda", "What changes"],
  change: ["{{old}} → {{value}}", "{{old}} → {{value}}"],
  same: ["Já tem: {{value}}", "Has it already: {{value}}"],
  noneChange: ["Todas essas empresas já têm esse valor.", "All of these companies have this value already."],
  apply_one: ["Alterar {{count}} empresa", "Change {{count}} company"],
  apply_other: ["Alterar {{count}} empresas", "Change {{count}} companies"],
  applying: ["Alterando…", "Changing…"],
  applied_one: ["Alterado em {{count}} empresa.", "Changed for {{count}} company."],
  applied_other: ["Alterado em {{count}} empresas.", "Changed for {{count}} companies."],
  undo: ["Desfazer", "Undo"],
  undoing: ["Desfazendo…", "Undoing…"],
  undone: [
    "Desfeito. Todas as empresas voltaram ao valor anterior.",
    "Undone. All companies are back to their earlier values.",
  ],
  kept_one: [
    "{{count}} empresa mudou depois e ficou como está:",
    "{{count}} company was changed since and stays as it is:",
  ],
  kept_other: [
    "{{count}} empresas mudaram depois e ficaram como estão:",
    "{{count}} companies were changed since and stay as they are:",
  ],
  keptLine: ["{{name}}: {{value}}", "{{name}}: {{value}}"],
  tooMany: ["Escolha no máximo {{count}} empresas.", "Choose at most {{count}} companies."],
  unknown: [
    "Você não vê mais uma dessas empresas. Escolha de novo.",
    "You can no longer see one of these companies. Choose them again.",
  ],
  loadFailed: ["Não foi possível carregar as alterações", "Could not load the changes"],
  none: [
    "Nenhuma configuração foi mudada em várias empresas ainda",
    "No setting has been changed for several companies yet",
  ],
  noneText: [
    "Selecione empresas na lista e escolha “Mudar uma configuração”.",
    "Select companies in the list and choose “Change a setting”.",
  ],
  line: ["{{setting}}: {{value}}", "{{setting}}: {{value}}"],
  about_one: ["{{count}} empresa · {{at}} · {{by}}", "{{count}} company · {{at}} · {{by}}"],
  about_other: ["{{count}} empresas · {{at}} · {{by}}", "{{count}} companies · {{at}} · {{by}}"],
  nobody: ["Alguém que saiu", "Someone who is gone"],
  undoneAt: ["Desfeito em {{at}}", "Undone on {{at}}"],
  undoOf: ["Desfazer {{setting}}", "Undo {{setting}}"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useRolloutWords = () => useWords("rollout", rolloutWords)
