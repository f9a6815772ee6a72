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
} as const

/** Texts of products in the reader's language. */
export const useProductWords = () => useWords("productTexts", productWords)
