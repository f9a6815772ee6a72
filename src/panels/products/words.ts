import { useWords } from "../../frame/useWords.ts"

/** Texts of products, their prices and their history. */
export const productWords = {
  "per.KG": ["{{price}}/kg", "{{price}}/kg"],
  "per.L": ["{{price}}/l", "{{price}}/l"],
  "per.UN": ["{{price}}/un.", "{{price}}/pc"],
  now: ["Agora {{price}}", "Now {{price}}"],
  instead: ["em vez de {{price}}", "instead of {{price}}"],
  margin: ["margem de {{share}}", "margin of {{share}}"],
  belowCost: [
    "O preço de agora, {{price}}, está abaixo do custo, {{cost}}.",
    "The price of now, {{price}}, is below the cost, {{cost}}.",
  ],
  weighed: [
    "Preencha o código da balança, para que a etiqueta encontre o produto.",
    "Fill in the scale code, so that its label finds the product.",
  ],
  prices: ["Preços e custo, por dia", "Prices and cost, by day"],
  day: ["Dia", "Day"],
  shownAs: ["Mostrar como", "Show as"],
  asChart: ["Gráfico", "Chart"],
  asTable: ["Tabela", "Table"],
  price: ["Preço", "Price"],
  promo: ["Preço promocional", "Sale price"],
  cost: ["Custo", "Cost"],
  labelsOf_one: ["Etiqueta de {{count}} produto", "Label of {{count}} product"],
  labelsOf_other: ["Etiquetas de {{count}} produtos", "Labels of {{count}} products"],
  labelsAbout: [
    "Nome, preço de agora, preço por medida e código de barras, três por linha em folhas A4.",
    "Name, current price, price per measure and barcode, three in a row on A4 sheets.",
  ],
  labelsTooMany: ["Imprima até {{max}} etiquetas de cada vez.", "Print up to {{max}} labels at a time."],
  labelUntil: ["até {{day}}", "until {{day}}"],
  labelClub: ["clube: {{price}}", "club: {{price}}"],
  labelFrom: ["a partir de {{count}}: {{price}} cada", "{{count}} or more: {{price}} each"],
  print: ["Imprimir", "Print"],
  wentWell: [
    "Saíram certas? Só então elas deixam a fila de impressão.",
    "Did they print correctly? Only then do they leave the print queue.",
  ],
  printedYes: ["Sim, tirar da fila", "Yes, clear them"],
  printedNo: ["Não, manter na fila", "No, keep them"],
  cleared_one: ["{{count}} etiqueta saiu da fila", "{{count}} label cleared from the queue"],
  cleared_other: ["{{count}} etiquetas saíram da fila", "{{count}} labels cleared from the queue"],
  close: ["Fechar", "Close"],
  again: ["Tentar de novo", "Try again"],
  noChanges: [
    "Nada mudou desde que o produto foi criado",
    "Nothing has changed since the product was created",
  ],
  noChangesText: [
    "Cada mudança de preço, promoção, custo, estoque ou situação aparece aqui, seja quem for que a faça.",
    "Every change of price, promotion, cost, stock or status appears here, however it was made.",
  ],
  failed: ["Não foi possível carregar o histórico", "Could not load the history"],
  none: ["nenhum", "none"],
  restoreTitle: ["Restaurar o valor anterior – {{name}}", "Restore the former value – {{name}}"],
  restoreAsk: [
    "{{field}}: agora {{now}}, volta a ser {{before}}.",
    "{{field}}: now {{now}}, goes back to {{before}}.",
  ],
  restoreSame: [
    "{{field}} já é {{before}}. Não há nada a mudar.",
    "{{field}} is {{before}} already. There is nothing to change.",
  ],
  restoreLoading: ["Lendo o valor de agora…", "Reading the present value…"],
  restore: ["Restaurar", "Restore"],
  restoring: ["Restaurando…", "Restoring…"],
  restored: ["Valor anterior restaurado", "Former value restored"],
  cancel: ["Cancelar", "Cancel"],
  stale: [
    "Alguém salvou o produto agora mesmo. Veja o valor de agora e confirme de novo.",
    "The product was saved by someone else just now. Check the current value and confirm again.",
  ],
  refused: [
    "Este valor não cabe mais: o promocional e o do clube ficam abaixo do preço. Ajuste o preço no produto.",
    "This value no longer fits: sale and club prices stay below the price. Adjust the price in the product.",
  ],
} as const

/** Texts of products in the reader's language. */
export const useProductWords = () => useWords("productTexts", productWords)
