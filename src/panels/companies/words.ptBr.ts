import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  ready: "Pronta",
  lacks_one: "Falta {{count}} etapa",
  lacks_other: "Faltam {{count}} etapas",
  allDone: "Esta empresa está pronta para vender.",
  checks: "Pronta para vender",
  done: "Feito",
  missing: "Falta",
  fix: "Abrir {{list}}",
  "how.SITUATION": "O cadastro é analisado e aprovado pela situação, acima.",
  "how.CNPJ": "Preencha na aba Documentos e contatos.",
  "how.ADDRESS": "Preencha o endereço e marque o local no mapa, na aba Endereço.",
  "how.AREA": "Escolha na aba Endereço uma cidade que seja atendida.",
  "how.HOURS": "Informe quando a loja abre e fecha.",
  "how.PAYMENT": "Ative pelo menos uma forma de pagamento.",
  "how.DELIVERY": "Crie o registro de entrega da loja, pelo qual ela abre.",
  menuSold: "Cardápio ou produtos: já vendeu",
  menuUnsold: "Cardápio ou produtos: sem vendas ainda",
  "how.MENU":
    "O cardápio não fica neste painel: aqui só se sabe o que a loja já vendeu. Confira no aplicativo se há itens à venda antes de abrir.",
  "how.ACCOUNT": "Preencha a conta ou a chave Pix na aba Recebimento.",
}
