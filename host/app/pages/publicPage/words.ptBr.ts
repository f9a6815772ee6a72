export const ptBr = {
  loading: "Carregando…",
  unknownTitle: "Página não encontrada",
  unknownText: "Não encontramos este aplicativo. Confira o endereço ou peça o link de novo a quem o enviou.",
  failed: "Não foi possível carregar a página. Verifique sua conexão.",
  tooMany: "Muitos acessos em pouco tempo. Tente de novo em {{seconds}} segundos.",
  again: "Tentar de novo",
  print: "Imprimir",
}
