import { type Dictionary, useWords } from "balcao"

export const errorWords = {
  lead400: ["Não entendemos a solicitação", "The request was not understood"],
  text400: [
    "Há algo errado no endereço ou nos dados enviados. Confira e tente de novo.",
    "Something in the address or in what was sent is not right. Check it and try again.",
  ],
  lead401: ["Você não está conectado", "You are not signed in"],
  text401: [
    "Sua sessão expirou ou ainda não foi iniciada. Entre para continuar.",
    "Your session has ended or was never started. Sign in to continue.",
  ],
  lead403: ["Você não pode abrir esta página", "You cannot open this page"],
  text403: [
    "Você não tem permissão para acessá-la. Fale com o administrador para pedir acesso.",
    "You do not have permission to open it. Contact the administrator to ask for access.",
  ],
  lead408: ["Demorou demais", "It took too long"],
  text408: [
    "A conexão estava lenta demais para concluir a solicitação. Verifique-a e tente de novo.",
    "The connection was too slow to finish the request. Check it and try again.",
  ],
  lead429: ["Muitas tentativas", "Too many attempts"],
  text429: [
    "Recebemos mais solicitações suas do que conseguimos atender. Espere um minuto e tente de novo.",
    "We received more requests than we can take from you at once. Wait a minute and try again.",
  ],
  lead500: ["Ocorreu um erro no servidor", "The server ran into an error"],
  text500: [
    "O problema é nosso. Tente de novo em instantes; se continuar, avise o suporte.",
    "The problem is on our side. Try again in a moment; if it happens again, tell support.",
  ],
  lead502: ["Um serviço respondeu de forma inválida", "A service did not answer properly"],
  text502: [
    "O problema é nosso, entre dois dos nossos serviços. Tente de novo em instantes.",
    "The problem is on our side, between two of our services. Try again in a moment.",
  ],
  lead503: ["Serviço indisponível", "The service is unavailable"],
  text503: [
    "Ele está em manutenção ou sobrecarregado no momento. Tente de novo em alguns minutos.",
    "It is under maintenance or too busy right now. Try again in a few minutes.",
  ],
  lead504: ["O serviço demorou demais para responder", "The service took too long to answer"],
  text504: [
    "O problema é nosso. Tente de novo em alguns minutos.",
    "The problem is on our side. Try again in a few minutes.",
  ],
  leadOther4: ["Não foi possível concluir a solicitação", "The request could not be completed"],
  textOther4: [
    "O servidor recusou o pedido. Confira o endereço e tente de novo.",
    "The server refused the request. Check the address and try again.",
  ],
  leadOther5: [
    "O servidor não conseguiu concluir a solicitação",
    "The server could not complete the request",
  ],
  textOther5: [
    "O problema é nosso. Tente de novo em instantes; se continuar, avise o suporte.",
    "The problem is on our side. Try again in a moment; if it happens again, tell support.",
  ],
} satisfies Dictionary

/** The words of error codes that do not use the specification's default texts. */
export const useErrorWords = () => useWords("hostFaults", errorWords)
