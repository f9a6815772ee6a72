import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of companies beyond their description. */
export const companyWords = {
  ready: ["Pronta", "Ready"],
  lacks_one: ["Falta {{count}} etapa", "{{count}} step missing"],
  lacks_other: ["Faltam {{count}} etapas", "{{count}} steps missing"],
  allDone: ["Esta empresa está pronta para vender.", "This company is ready to sell."],
  checks: ["Pronta para vender", "Ready to sell"],
  done: ["Feito", "Done"],
  missing: ["Falta", "Missing"],
  fix: ["Abrir {{list}}", "Open {{list}}"],
  "how.SITUATION": [
    "O cadastro é analisado e aprovado pela situação, acima.",
    "The registration is reviewed and approved by its status, above.",
  ],
  "how.CNPJ": ["Preencha na aba Documentos e contatos.", "Fill it in under Documents and contacts."],
  "how.ADDRESS": [
    "Preencha o endereço e marque o local no mapa, na aba Endereço.",
    "Fill in the address and place it on the map, under Address.",
  ],
  "how.AREA": [
    "Defina onde a loja entrega, ou escolha na aba Endereço uma cidade atendida.",
    "Set where the store delivers, or choose a served city under Address.",
  ],
  "how.HOURS": ["Informe quando a loja abre e fecha.", "Say when the store opens and closes."],
  "how.PAYMENT": ["Ative pelo menos uma forma de pagamento.", "Turn on at least one way to pay."],
  "how.DELIVERY": [
    "Crie o registro de entrega da loja, pelo qual ela abre.",
    "Create the store's delivery record, by which it opens.",
  ],
  menuSold: ["Cardápio ou produtos: já vendeu", "Menu or products: has sold before"],
  menuUnsold: ["Cardápio ou produtos: sem vendas ainda", "Menu or products: no sales yet"],
  "how.MENU": [
    "Crie no cardápio um item com preço, ou volte a vender um dos que estão esgotados ou ocultos.",
    "Add an item with a price to the menu, or sell one again that is sold out or hidden.",
  ],
  "how.sold": [
    "O cardápio não fica neste painel: aqui só se sabe o que a loja já vendeu. Confira no aplicativo se há itens à venda antes de abrir.",
    "The menu is not kept in this panel: all it knows is what the store has sold. Check in the app that there are items for sale before it opens.",
  ],
  "how.ACCOUNT": [
    "Preencha a conta ou a chave Pix na aba Recebimento.",
    "Fill in the account or the Pix key under Bank account.",
  ],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useCompanyWords = () => useWords("companyReadiness", companyWords)
