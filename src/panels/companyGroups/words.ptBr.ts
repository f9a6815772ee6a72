import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  none: "Este grupo não tem empresas",
  noneText: "Escolha as empresas na aba Grupo e salve.",
  mayNot: "Você não pode alterar este grupo.",
  hours: "Horário de funcionamento",
  hoursAbout:
    "O horário, as exceções e os tempos de preparo de uma loja são copiados para as outras do grupo.",
  source: "Copiar de",
  choose: "Escolher",
  copy_one: "Copiar para {{count}} loja",
  copy_other: "Copiar para {{count}} lojas",
  copyAsk: "O horário das outras lojas será substituído. O anterior fica no histórico de cada uma.",
  copying: "Copiando…",
  opening: "Abrir ou fechar",
  openingAbout: "Abertas ou fechadas manualmente, as lojas ficam assim até voltarem ao horário.",
  wanted: "O que fazer",
  close: "Fechar agora",
  open: "Abrir agora",
  byHours: "Voltar ao horário da loja",
  change_one: "Alterar {{count}} loja",
  change_other: "Alterar {{count}} lojas",
  closeAsk: "Todas as lojas do grupo param de receber pedidos agora, até alguém abrir.",
  openAsk: "Todas as lojas do grupo passam a receber pedidos, seja qual for o horário.",
  hoursAsk: "Todas as lojas do grupo voltam a abrir e fechar pelo horário.",
  changing: "Alterando…",
}
