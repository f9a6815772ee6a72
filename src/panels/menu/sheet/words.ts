import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts of the item's sheet. */
const sheetWords = {
  ITEM: ["Item", "Item"],
  PRICE: ["Preço", "Price"],
  OPTIONS: ["Opções", "Options"],
  AVAILABILITY: ["Disponibilidade", "Availability"],
  PICTURES: ["Fotos", "Pictures"],
  ALLERGENS: ["Alérgenos", "Allergens"],
  TAX: ["Fiscal", "Tax"],
  WHY: ["Por que não vende?", "Why is it not sold?"],
  HISTORY: ["Histórico", "History"],

  byMenu: ["Preço por cardápio", "Price by menu"],
  menu: ["Cardápio", "Menu"],
  rule: ["Regra", "Rule"],
  price: ["Preço", "Price"],
  marginTitle: ["Margem", "Margin"],
  sameAsItem: ["Igual ao item", "Same as the item"],
  ownPrice: ["Preço próprio", "Own price"],
  notInMenu: ["Não vende", "Not sold"],
  lastPrice: [
    "Mudou por último: {{before}} para {{after}}, por {{actor}}, {{moment}}",
    "Last changed: {{before}} to {{after}}, by {{actor}}, {{moment}}",
  ],
  somebody: ["o sistema", "the system"],
  marginNow: ["Margem de {{percent}} sobre {{price}}.", "Margin of {{percent}} on {{price}}."],
  belowCost: ["O preço não paga o custo.", "The price does not cover the cost."],

  ahead: ["Quando vende, nos próximos 14 dias", "When it is sold, in the next 14 days"],
  notThatDay: ["Não vende", "Not sold"],
  allDay: ["O dia todo", "All day"],
  stock: ["Estoque contado", "Counted stock"],
  stockHint: [
    "O que você contou agora. Cada pedido tira daqui.",
    "The amount you counted now. Each order takes from it.",
  ],
  countHere: ["Salvar contagem", "Save count"],

  notStated: [
    "Alérgenos não informados. Uma lista vazia não diz que não há nenhum.",
    "Allergens not stated. An empty list does not say that there are none.",
  ],
  noneDeclared: ["Declarado sem nenhum alérgeno, {{moment}}.", "Declared without any allergen, {{moment}}."],
  statedAt: ["Informados em {{moment}}.", "Stated on {{moment}}."],
  declareNone: ["Não leva nenhum", "Contains none"],
  clearStated: ["Limpar", "Clear"],
  CONTAINS: ["Contém", "Contains"],
  TRACES: ["Pode conter", "May contain"],
  NONE: ["Não", "No"],
  suggestion: [
    "O texto diz “{{word}}”, e {{allergen}} não está marcado.",
    "The text says “{{word}}”, and {{allergen}} is not ticked.",
  ],
  tick: ["Marcar {{allergen}}", "Tick {{allergen}}"],
  more: ["Idade e nutrição", "Age and nutrition"],

  pictures: ["Fotos do item", "Pictures of the item"],
  picturesHint: [
    "Até {{max}}. A primeira é a capa, em 4:3. Local e dados da câmera são tirados.",
    "Up to {{max}}. The first one is the cover, in 4:3. Location and camera data are removed.",
  ],
  noPictures: ["Solte fotos aqui, cole ou escolha.", "Drop pictures here, paste, or choose."],
  addPictures: ["Escolher fotos", "Choose pictures"],
  takePicture: ["Tirar foto", "Take a picture"],
  picture: ["Foto {{number}}", "Picture {{number}}"],
  cover: ["Capa", "Cover"],
  makeCover: ["Usar a foto {{number}} como capa", "Use picture {{number}} as the cover"],
  earlier: ["Foto {{number}} para a frente", "Move picture {{number}} forward"],
  later: ["Foto {{number}} para trás", "Move picture {{number}} back"],
  removePicture: ["Tirar foto {{number}}", "Remove picture {{number}}"],
  sending: ["Enviando {{name}}…", "Sending {{name}}…"],
  pictureFailed: ["{{name}}: {{why}}", "{{name}}: {{why}}"],
  tooMany: ["Cabem {{max}} fotos.", "There is room for {{max}} pictures."],
  picturePlace: ["Foto {{number}} de {{count}}.", "Picture {{number}} of {{count}}."],
  noUploads: ["A plataforma conectada não recebe fotos.", "The connected platform does not take pictures."],

  eanWrong: [
    "Confira o código de barras: o último dígito não bate.",
    "Check the barcode: its last digit does not match.",
  ],
  eanInStore: [
    "Códigos que começam com 2 são da própria loja e não servem de código de barras.",
    "Codes that begin with 2 are the store's own and are no barcodes.",
  ],
  noHistory: [
    "A plataforma conectada não guarda o histórico.",
    "The connected platform does not keep the history.",
  ],

  status: ["Situação", "Status"],
} satisfies Dictionary

/** The sheet's texts in the reader's language. */
export const useSheetWords = () => useWords("menuSheet", sheetWords)
