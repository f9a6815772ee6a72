import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts for changing all stores of a group. */
export const groupWords = {
  none: ["Este grupo não tem empresas", "This group has no companies"],
  noneText: ["Escolha as empresas na aba Grupo e salve.", "Choose them under Group, and save."],
  mayNot: ["Você não pode alterar este grupo.", "You cannot change this group."],
  hours: ["Horário de funcionamento", "Opening hours"],
  hoursAbout: [
    "O horário, as exceções e os tempos de preparo de uma loja são copiados para as outras do grupo.",
    "One store's hours, exceptions and preparation times are copied to the others of the group.",
  ],
  source: ["Copiar de", "Copy from"],
  choose: ["Escolher", "Choose"],
  copy_one: ["Copiar para {{count}} loja", "Copy to {{count}} store"],
  copy_other: ["Copiar para {{count}} lojas", "Copy to {{count}} stores"],
  copyAsk: [
    "O horário das outras lojas será substituído. O anterior fica no histórico de cada uma.",
    "The hours of the other stores will be replaced. Their previous hours stay in their history.",
  ],
  copying: ["Copiando…", "Copying…"],
  opening: ["Abrir ou fechar", "Open or close"],
  openingAbout: [
    "Abertas ou fechadas manualmente, as lojas ficam assim até voltarem ao horário.",
    "Stores that are opened or closed manually stay that way until they go back to their hours.",
  ],
  wanted: ["O que fazer", "What to do"],
  close: ["Fechar agora", "Close now"],
  open: ["Abrir agora", "Open now"],
  byHours: ["Voltar ao horário da loja", "Return to opening hours"],
  change_one: ["Alterar {{count}} loja", "Change {{count}} store"],
  change_other: ["Alterar {{count}} lojas", "Change {{count}} stores"],
  closeAsk: [
    "Todas as lojas do grupo param de receber pedidos agora, até alguém abrir.",
    "All stores of the group stop taking orders now, until someone opens them.",
  ],
  openAsk: [
    "Todas as lojas do grupo passam a receber pedidos, seja qual for o horário.",
    "All stores of the group take orders from now on, whatever their hours say.",
  ],
  hoursAsk: [
    "Todas as lojas do grupo voltam a abrir e fechar pelo horário.",
    "All stores of the group open and close by their hours again.",
  ],
  changing: ["Alterando…", "Changing…"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useGroupWords = () => useWords("companyGroup", groupWords)
