import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts of the spreadsheet. */
const gridWords = {
  label: ["Planilha do cardápio", "Menu spreadsheet"],
  name: ["Nome", "Name"],
  category: ["Categoria", "Category"],
  price: ["Preço", "Price"],
  promoPrice: ["Promoção", "Sale price"],
  promoFrom: ["De", "From"],
  promoUntil: ["Até", "Until"],
  cost: ["Custo", "Cost"],
  margin: ["Margem", "Margin"],
  code: ["Código", "Code"],
  stock: ["Estoque", "Stock"],
  status: ["Situação", "Status"],
  cellOf: ["{{column}} de {{name}}", "{{column}} of {{name}}"],
  notPrice: ["Escreva um preço, como 38,90. Não gravei.", "Enter a price, such as 38.90. It was not saved."],
  notMoment: [
    "Escreva um dia e uma hora, como 31/12/2026 18:00. Não gravei.",
    "Enter a day and a time, such as 12/31/2026 6:00 PM. It was not saved.",
  ],
  notCount: [
    "Escreva quantas unidades há, como 12. Não gravei.",
    "Enter the pieces, such as 12. It was not saved.",
  ],
  noCategory: [
    "Não há uma só categoria com este nome. Não gravei.",
    "There is no single category with this name. It was not saved.",
  ],
  noStatus: [
    "Escreva À venda, Esgotado ou Oculto. Não gravei.",
    "Enter On sale, Sold out or Hidden. It was not saved.",
  ],
  nameMissing: ["Um item tem um nome. Não gravei.", "An item has a name. It was not saved."],
  computed: ["A margem vem do preço e do custo.", "The margin follows from price and cost."],
  belowCost: [
    "{{price}} fica abaixo do custo, {{cost}}. Não gravei.",
    "{{price}} is below the cost, {{cost}}. It was not saved.",
  ],
  promoAbove: [
    "A promoção fica abaixo do preço. Não gravei.",
    "A sale price is below the price. It was not saved.",
  ],
  untilBefore: [
    "A promoção termina depois que começa. Não gravei.",
    "A sale ends after it starts. It was not saved.",
  ],
  tooLong: ["O texto é longo demais. Não gravei.", "The text is too long. It was not saved."],
  tooMuch: ["O valor é alto demais. Não gravei.", "The value is too high. It was not saved."],
  notTaken: [
    "O cardápio não aceita este valor. Não gravei.",
    "The menu does not take this value. It was not saved.",
  ],
  saveAnyway: ["Gravar assim mesmo", "Save it anyway"],
  retry: ["Tentar de novo", "Try again"],
  giveUp: ["Descartar", "Discard"],
  sums: ["soma {{sum}} · média {{mean}}", "sum {{sum}} · average {{mean}}"],
  unsaved_one: ["{{count}} célula não gravada", "{{count}} cell not saved"],
  unsaved_other: ["{{count}} células não gravadas", "{{count}} cells not saved"],
  pasted_one: ["{{count}} célula gravada.", "{{count}} cell saved."],
  pasted_other: ["{{count}} células gravadas.", "{{count}} cells saved."],
  rowsLeft_one: [
    "{{count}} linha não coube abaixo da última.",
    "{{count}} row did not fit below the last one.",
  ],
  rowsLeft_other: [
    "{{count}} linhas não couberam abaixo da última.",
    "{{count}} rows did not fit below the last one.",
  ],
  edit: ["editar", "edit"],
  fill: ["repetir abaixo", "fill down"],
} satisfies Dictionary

/** The spreadsheet's texts in the reader's language. */
export const useGridWords = () => useWords("menuGrid", gridWords)

export type GridWords = ReturnType<typeof useGridWords>
