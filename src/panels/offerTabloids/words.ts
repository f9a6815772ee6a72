import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of tabloids beyond their description. */
export const tabloidWords = {
  pagesHint: [
    "Imagens das páginas, na ordem de leitura. Arraste-as ou use as setas.",
    "Pictures of the pages, in the order they are read. Drag them, or use their arrows.",
  ],
  pagesOrPdfHint: [
    "Imagens das páginas ou um PDF, que é separado em páginas. Arraste-as para a ordem de leitura ou use as setas.",
    "Pictures of the pages, or a PDF, which is cut into its pages. Drag them into the order they are read in, or use their arrows.",
  ],
  cutting: [
    "Separando {{name}}: página {{page}} de {{count}}",
    "Cutting {{name}}: page {{page}} of {{count}}",
  ],
  "pdf.BROKEN": ["O PDF está danificado e não pode ser lido.", "The PDF is damaged and cannot be read."],
  "pdf.LOCKED": [
    "O PDF está protegido por senha. Salve uma cópia sem senha e adicione-a.",
    "The PDF is protected by a password. Save a copy without one and add that.",
  ],
  "pdf.EMPTY": ["O PDF não tem páginas.", "The PDF has no pages."],
  "pdf.LONG": ["O PDF tem páginas demais.", "The PDF has too many pages."],
  "pdf.HUGE": ["Uma página do PDF é maior do que 5 metros.", "A page of the PDF is larger than 200 inches."],
  "pdf.SLOW": [
    "Uma página do PDF demora demais para ser desenhada. Adicione as páginas como imagens.",
    "A page of the PDF takes too long to draw. Add the pages as pictures.",
  ],
  addPages: ["Adicionar páginas", "Add pages"],
  adding: ["Enviando {{name}}…", "Sending {{name}}…"],
  page: ["Página {{number}}", "Page {{number}}"],
  earlier: ["Mover a página {{number}} para trás", "Move page {{number}} back"],
  later: ["Mover a página {{number}} para a frente", "Move page {{number}} forward"],
  remove: ["Remover a página {{number}}", "Remove page {{number}}"],
  moved: ["A página agora é a {{number}} de {{count}}", "The page is now {{number}} of {{count}}"],
  noPages: ["Nenhuma página ainda", "No pages yet"],
  tooMany: ["Um tabloide tem no máximo {{count}} páginas.", "A tabloid has {{count}} pages at most."],
  addFailed: ["Não foi possível adicionar {{name}}: {{why}}", "{{name}} was not added: {{why}}"],
  loadFailed: ["Não foi possível carregar os tabloides", "Could not load the tabloids"],
  none: ["Nenhum tabloide", "No tabloids"],
  noneText: ["Ainda não há nenhum aqui.", "There are none here yet."],
  more: ["Mostrar mais", "Show more"],
  daysLeft_one: ["Falta {{count}} dia", "{{count}} day left"],
  daysLeft_other: ["Faltam {{count}} dias", "{{count}} days left"],
  startsIn_one: ["Começa em {{count}} dia", "Starts in {{count}} day"],
  startsIn_other: ["Começa em {{count}} dias", "Starts in {{count}} days"],
  endsToday: ["Termina hoje", "Ends today"],
  over: ["Encerrado", "Over"],
  validity: ["{{from}} a {{until}}", "{{from}} to {{until}}"],
  views: ["Visualizações: {{count}}", "Views: {{count}}"],
  open: ["Abrir {{title}}", "Open {{title}}"],
  calendar: ["Validade dos tabloides", "Validity of tabloids"],
  tabloid: ["Tabloide", "Tabloid"],
  earlierMonth: ["Mês anterior", "Previous month"],
  laterMonth: ["Mês seguinte", "Next month"],
  cut: [
    "Só os primeiros {{count}} deste mês são mostrados.",
    "Only the first {{count}} of this month are shown.",
  ],
  nextWeekTitle: ["Repetir {{title}} na próxima semana", "Repeat {{title}} next week"],
  nextWeekText: [
    "Cria um rascunho igual, de {{from}} a {{until}}.",
    "Creates an identical draft, from {{from}} to {{until}}.",
  ],
  nextWeek: ["Repetir", "Repeat"],
  repeating: ["Repetindo…", "Repeating…"],
  repeated: ["Rascunho criado", "Draft created"],
  extendTitle: ["Prorrogar {{title}}", "Extend {{title}}"],
  extendTo: ["Novo término", "New end"],
  extendWrong: [
    "Escolha um dia depois do término atual e a partir de hoje.",
    "Choose a day after the current end, today or later.",
  ],
  extend: ["Prorrogar", "Extend"],
  extending: ["Prorrogando…", "Extending…"],
  extended: ["Validade prorrogada", "Validity extended"],
  stale: [
    "O tabloide mudou nesse meio-tempo. Abra-o de novo.",
    "The tabloid has changed in the meantime. Open it again.",
  ],
  refused: [
    "O tabloide não pôde ser salvo como está. Abra-o e confira os campos.",
    "The tabloid could not be saved as it is. Open it and check its fields.",
  ],
  lastDay: ["O último dia é {{day}}.", "The last day is {{day}}."],
  checks: ["Antes de aprovar", "Before it is approved"],
  checksText: [
    "Veja também as páginas: se os preços são legíveis e são destes produtos.",
    "Look at the pages too: whether prices can be read, and belong to these products.",
  ],
  "right.PAGES": ["Tem páginas", "It has pages"],
  "wrong.PAGES": ["Não tem páginas nem PDF", "It has neither pages nor a PDF"],
  "right.OFFERS": [
    "As ofertas estão listadas e aparecem na busca",
    "Its offers are listed, so a search finds them",
  ],
  "wrong.OFFERS": [
    "Nenhuma oferta está listada, então nenhuma aparece na busca",
    "No offers are listed, so no search finds them",
  ],
  "right.ENDS": ["Ainda não terminou", "It is not over"],
  "wrong.ENDS": ["O último dia já passou", "Its last day has passed"],
  "right.DAYS": ["Vale por no máximo {{count}} dias", "It is valid for {{count}} days at most"],
  "wrong.DAYS": ["Vale por mais de {{count}} dias", "It is valid for more than {{count}} days"],
  cancel: ["Cancelar", "Cancel"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useTabloidWords = () => useWords("tabloid", tabloidWords)
