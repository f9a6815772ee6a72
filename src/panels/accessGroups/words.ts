import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of an access group beyond its description. */
export const accessGroupWords = {
  add: ["Adicionar pessoas", "Add people"],
  beyondYours: [
    "Este grupo dá permissões que você não tem, por isso você não pode incluir ninguém nele.",
    "This group gives permissions you do not have, so you cannot add anyone to it.",
  ],
  addAbout: [
    "Cada pessoa continua com o que os papéis dela dão. Com uma data de término, as permissões deste grupo acabam naquele momento.",
    "They keep what their roles give them. With an end, the permissions of this group are gone from that moment on.",
  ],
  people: ["Pessoas", "People"],
  until: ["Até", "Until"],
  untilHint: ["Deixe em branco para não ter data de término.", "Leave it empty for no end date."],
  past: ["Escolha um momento no futuro.", "Choose a time in the future."],
  addThem_one: ["Adicionar uma pessoa", "Add one person"],
  addThem_other: ["Adicionar {{count}} pessoas", "Add {{count}} people"],
  noneChosen: ["Escolha as pessoas", "Choose people"],
  adding: ["Adicionando…", "Adding…"],
  added: ["Membros salvos.", "Members saved."],
  members: ["Membros", "Members"],
  membersAbout: [
    "Marque quem deve sair. Para mudar o término, adicione a pessoa de novo.",
    "Check people to remove them. To change an end date, add the person again.",
  ],
  none: ["Ainda não há membros", "No members yet"],
  noneText: ["O grupo não dá permissões a ninguém.", "The group gives its permissions to no one."],
  failed: ["Não foi possível carregar os membros", "Could not load the members"],
  forGood: ["Sem data de término", "No end date"],
  ends: ["Até {{at}}", "Until {{at}}"],
  ended: ["Terminou em {{at}}", "Ended on {{at}}"],
  remove_one: ["Remover uma pessoa", "Remove one person"],
  remove_other: ["Remover {{count}} pessoas", "Remove {{count}} people"],
  removeAsk_one: [
    "A pessoa perde na hora as permissões deste grupo.",
    "The person loses the permissions of this group at once.",
  ],
  removeAsk_other: [
    "{{count}} pessoas perdem na hora as permissões deste grupo.",
    "{{count}} people lose the permissions of this group at once.",
  ],
  removing: ["Removendo…", "Removing…"],
  removed: ["Membros removidos.", "Members removed."],
  cancel: ["Cancelar", "Cancel"],
  refused: [
    "{{names}}: não pode ser deste grupo ou tem acessos que você não tem. Nada foi alterado.",
    "{{names}}: cannot be in this group, or has access that you do not have. Nothing was changed.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of an access group beyond its description. */
export const useAccessGroupWords = () => useWords("accessGroup", accessGroupWords)
