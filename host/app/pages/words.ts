import { type Dictionary, useWords } from "balcao"

export const pageWords = {
  notBuiltTitle: ["Esta tela ainda não está pronta", "This screen is not ready yet"],
  notBuiltText: [
    "“{{title}}” faz parte do painel, mas ainda não há nada para ver ou fazer aqui.",
    "“{{title}}” is part of the panel, but there is nothing to see or do here yet.",
  ],
  mail: ["E-mail: chega em breve, na próxima atualização.", "Mail App: Coming soon in the following update."],
  outboxTitle: ["E-mails desta demonstração", "Mail of this demo"],
  outboxText: [
    "Esta demonstração não envia e-mails. O que ela enviaria no último dia fica aqui, à vista de todos.",
    "This demo sends no mail. What it would have sent in the last day is here, for everyone to read.",
  ],
  outboxEmpty: [
    "Nenhum e-mail ainda. Crie uma conta ou peça uma senha nova.",
    "No mail yet. Register or ask for a new password.",
  ],
  outboxFailed: [
    "Não há e-mails para ler aqui. Confira a conexão e tente de novo.",
    "There is no mail to read here. Check the connection and try again.",
  ],
  outboxReload: ["Atualizar", "Refresh"],
  backToLogin: ["Voltar para o login", "Back to sign-in"],
  deniedTitle: ["403... Acesso negado", "403... Access denied"],
  deniedText: [
    "Você não tem permissão para acessar esta página. Fale com o administrador para pedir acesso.",
    "You do not have permission to open this page. Contact the administrator to request access.",
  ],
  whyDenied: ["Entenda o motivo", "See why"],
  page: ["Página", "Page"],
  missing: ["Permissão necessária", "Required permission"],
  missingMembership: [
    "Nenhuma: esta página é de quem atende as empresas",
    "None: this page is for those who work for companies",
  ],
  missingOr: ["{{names}} (qualquer uma delas)", "{{names}} (any one of them)"],
  signedInAs: ["Você entrou como", "You are signed in as"],
  backToPanel: ["Voltar para o painel", "Back to the panel"],
  copy: ["Copiar detalhes", "Copy details"],
  copied: ["Copiado", "Copied"],
  signOut: ["Sair", "Sign out"],
  faultTitle: ["Ops! Algo deu errado por aqui", "OOPS! Something went wrong here"],
  faultSubtitle: ["Como você chegou aqui?", "How did you get here"],
  faultText: [
    "Não conseguimos encontrar a página que você procura.",
    "Sorry we can't seem to find the page you're looking for.",
  ],
  brokenText: [
    "As informações podem estar desatualizadas. Recarregue a página.",
    "This information may be out of date. Reload the page.",
  ],
  reload: ["Recarregar", "Reload"],
  faultCode: ["Erro {{code}}", "Error {{code}}"],
  receipt: ["COMANDA {{code}}", "ORDER {{code}}"],
  receiptItem: ["1x página", "1x page"],
  receiptTotal: ["TOTAL", "TOTAL"],
  receiptNothing: ["NADA AQUI", "NOTHING HERE"],
  again: ["Tentar de novo", "Try again"],
  screenBroke: ["Esta tela parou de funcionar", "This screen stopped working"],
  screenBrokeText: [
    "O resto do painel continua funcionando. Se acontecer de novo, informe este código ao suporte: {{id}}.",
    "The rest of the panel still works. If it happens again, give support this code: {{id}}.",
  ],
} satisfies Dictionary

/** Texts of the host's own pages. */
export const usePageWords = () => useWords("hostPages", pageWords)
