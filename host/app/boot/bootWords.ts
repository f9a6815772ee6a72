/** What the login page needs of the host's words, and what is said before there is a provider to say it. */
export const bootWords = {
  en: {
    language: "Language",
    footer: "Balcão Delivery",
    wait: "Please wait....",
    title: "The panel could not start",
    text: "The server did not say how this panel is set up. Check the connection and try again.",
    retry: "Try again",
  },
  ptBr: {
    language: "Idioma",
    footer: "Balcão Delivery",
    wait: "Aguarde…",
    title: "O painel não pôde começar",
    text: "O servidor não informou como este painel está configurado. Confira a conexão e tente de novo.",
    retry: "Tentar de novo",
  },
}
