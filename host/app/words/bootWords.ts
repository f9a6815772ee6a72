/** The words needed by the login page and before the provider exists. */
export const bootWords = {
  en: {
    language: "Language",
    footer: "Balcão Delivery",
    outbox: "Read the mail this demo sent",
    wait: "Please wait…",
    title: "Could not open the panel",
    text: "The service did not respond. Check your connection and try again.",
    retry: "Try again",
  },
  ptBr: {
    language: "Idioma",
    footer: "Balcão Delivery",
    outbox: "Ler os e-mails desta demonstração",
    wait: "Aguarde…",
    title: "Não foi possível abrir o painel",
    text: "O serviço não respondeu. Confira a sua conexão e tente de novo.",
    retry: "Tentar de novo",
  },
}
