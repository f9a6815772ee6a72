import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  add: "Adicionar pessoas",
  beyondYours: "Este grupo dá permissões que você não tem, por isso você não pode incluir ninguém nele.",
  addAbout:
    "Cada pessoa continua com o que os papéis dela dão. Com uma data de término, as permissões deste grupo acabam naquele momento.",
  people: "Pessoas",
  until: "Até",
  untilHint: "Deixe em branco para não ter data de término.",
  past: "Escolha um momento no futuro.",
  addThem_one: "Adicionar uma pessoa",
  addThem_other: "Adicionar {{count}} pessoas",
  noneChosen: "Escolha as pessoas",
  adding: "Adicionando…",
  added: "Membros salvos.",
  members: "Membros",
  membersAbout: "Marque quem deve sair. Para mudar o término, adicione a pessoa de novo.",
  none: "Ainda não há membros",
  noneText: "O grupo não dá permissões a ninguém.",
  failed: "Não foi possível carregar os membros",
  forGood: "Sem data de término",
  ends: "Até {{at}}",
  ended: "Terminou em {{at}}",
  remove_one: "Remover uma pessoa",
  remove_other: "Remover {{count}} pessoas",
  removeAsk_one: "A pessoa perde na hora as permissões deste grupo.",
  removeAsk_other: "{{count}} pessoas perdem na hora as permissões deste grupo.",
  removing: "Removendo…",
  removed: "Membros removidos.",
  cancel: "Cancelar",
  refused: "{{names}}: não pode ser deste grupo ou tem acessos que você não tem. Nada foi alterado.",
}
