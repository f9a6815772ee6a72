import type { Dictionary } from "./useWords.ts"

/** Texts of every panel: failures, loading, no access. */
export const frameWords = {
  unreachable: ["O serviço não respondeu. Tente de novo.", "The service did not respond. Try again."],
  unexpected: [
    "O serviço enviou uma resposta inesperada ({{status}}). Tente de novo.",
    "The service sent an unexpected response ({{status}}). Try again.",
  ],
  unexpectedId: [
    "O serviço enviou uma resposta inesperada ({{status}}). Tente de novo. Se continuar, informe este código ao suporte: {{id}}.",
    "The service sent an unexpected response ({{status}}). Try again. If it keeps happening, give support this code: {{id}}.",
  ],
  badRequest: [
    "Algumas informações não são válidas. Confira e tente de novo.",
    "Some of the information is not valid. Check it and try again.",
  ],
  unauthenticated: ["Sua sessão expirou. Entre de novo.", "Your session has expired. Sign in again."],
  forbidden: ["Você precisa da permissão {{needs}}.", "You need the permission {{needs}}."],
  forbiddenPlain: ["Você não tem permissão para fazer isso.", "You are not allowed to do this."],
  foreignCompany: ["Você não tem acesso a esta empresa.", "You do not have access to this company."],
  notFound: ["Este registro não existe mais.", "This record no longer exists."],
  versionRequired: [
    "Este registro pode ter mudado desde que foi carregado. Carregue de novo e salve.",
    "This record may have changed since it was loaded. Load it again, then save.",
  ],
  idempotencyMismatch: [
    "Isto já foi enviado com outras informações. Tente de novo.",
    "This was already sent with different information. Try again.",
  ],
  answerForgotten: [
    "Isto já foi feito, e a resposta foi apagada com os dados da pessoa.",
    "This was already done, and its answer was erased with the person's data.",
  ],
  tooManyRequests_one: [
    "Muitas tentativas. Espere {{count}} segundo e tente de novo.",
    "Too many attempts. Wait {{count}} second and try again.",
  ],
  tooManyRequests_other: [
    "Muitas tentativas. Espere {{count}} segundos e tente de novo.",
    "Too many attempts. Wait {{count}} seconds and try again.",
  ],
  retry: ["Tentar de novo", "Try again"],
  undo: ["Desfazer", "Undo"],
  undoFailed: ["Não foi possível desfazer.", "Could not undo."],
  close: ["Fechar", "Close"],
  cancel: ["Cancelar", "Cancel"],
  messages: ["Avisos", "Notices"],
  deniedTitle: ["Você não tem acesso a esta tela", "You do not have access to this"],
  deniedText: [
    "Você precisa da permissão {{needs}}. Peça acesso ao administrador.",
    "You need the permission {{needs}}. Ask your administrator for access.",
  ],
  deniedToCompanies: [
    "Só quem atende as empresas abre esta tela.",
    "Only those who work for companies open this screen.",
  ],
  revoked: [
    "Você não tem mais a permissão {{needs}}. O que você digitou continua aqui, mas não pode ser salvo.",
    "You no longer have the permission {{needs}}. What you typed is still here, but it cannot be saved.",
  ],
  expiredTitle: ["Sua sessão expirou", "Your session expired"],
  signedOutTitle: ["Você saiu da sua conta", "You are signed out"],
  signedOutText: ["Entre para ver este painel.", "Sign in to see this panel."],
  wait: ["Aguarde…", "Please wait…"],
  loadFailedTitle: ["Não foi possível carregar a sua conta", "Could not load your account"],
  brokenTitle: ["Algo deu errado neste painel", "Something went wrong in this panel"],
  brokenText: [
    "As informações podem estar desatualizadas. Recarregue o painel.",
    "This information may be out of date. Reload the panel.",
  ],
  reopen: ["Recarregar", "Reload"],
} satisfies Dictionary
