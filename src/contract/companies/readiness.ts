/** Requirements a company meets before it sells, in the usual order of setup. */
export const readinessChecks = {
  SITUATION: ["Cadastro aprovado", "Approved registration"],
  CNPJ: ["CNPJ", "CNPJ"],
  ADDRESS: ["Endereço no mapa", "Address on the map"],
  AREA: ["Área de entrega", "Delivery area"],
  HOURS: ["Horários", "Opening hours"],
  MENU: ["Cardápio com item à venda", "A menu with something to sell"],
  PAYMENT: ["Formas de pagamento", "Payment methods"],
  DELIVERY: ["Registro de entrega", "Delivery record"],
  ACCOUNT: ["Conta ou chave Pix", "Bank account or Pix key"],
} as const

export type ReadinessCheck = keyof typeof readinessChecks
