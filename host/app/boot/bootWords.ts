/** What is said before there is a provider to say it: the settings are loading or did not load. */
export const bootWords = {
  en: {
    wait: "Please wait....",
    title: "The panel could not start",
    text: "The server did not say how this panel is set up. Check the connection and try again.",
    retry: "Try again",
  },
  ptBr: {
    wait: "Aguarde…",
    title: "O painel não pôde começar",
    text: "O servidor não informou como este painel está configurado. Confira a conexão e tente de novo.",
    retry: "Tentar de novo",
  },
}
