import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of every editor. */
export const editorWords = {
  parts: ["Seções do formulário", "Form sections"],
  back: ["Voltar", "Back"],
  reset: ["Redefinir", "Reset"],
  save: ["Salvar", "Save"],
  saving: ["Salvando…", "Saving…"],
  moreWays: ["Mais opções para salvar", "More save options"],
  saveExit: ["Salvar e sair", "Save & Exit"],
  saveDuplicate: ["Salvar e duplicar", "Save & Duplicate"],
  saveContinue: ["Salvar e continuar", "Save & Continue"],
  changes_one: ["{{count}} alteração não salva", "{{count}} unsaved change"],
  changes_other: ["{{count}} alterações não salvas", "{{count}} unsaved changes"],
  optional: ["opcional", "optional"],
  close: ["Fechar", "Close"],
  leaveText_one: ["{{count}} alteração não salva será perdida.", "{{count}} unsaved change will be lost."],
  leaveText_other: [
    "{{count}} alterações não salvas serão perdidas.",
    "{{count}} unsaved changes will be lost.",
  ],
  conflictTitle: [
    "Outra pessoa salvou enquanto você editava",
    "Someone else saved this while you were editing",
  ],
  conflictText: [
    "Escolha qual versão manter em cada campo. Nada é salvo antes disso.",
    "Choose which version of each field to keep. Nothing is saved until you do.",
  ],
  conflictSame: [
    "As duas versões são iguais em todos os campos. Salve de novo para continuar.",
    "Both versions match in every field. Save again to continue.",
  ],
  yours: ["Sua versão: {{text}}", "Your version: {{text}}"],
  theirs: ["Versão da outra pessoa: {{text}}", "Their version: {{text}}"],
  nothing: ["(vazio)", "(empty)"],
  saveAnywayTitle: ["Salvar assim mesmo?", "Save anyway?"],
  saveAnyway: ["Salvar assim mesmo", "Save anyway"],
  editOn: ["Continuar editando", "Keep editing"],
  saveChoice: ["Salvar escolhas", "Save these choices"],
} satisfies Dictionary
