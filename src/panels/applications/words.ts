import { type Dictionary, useWords } from "../../frame/useWords.ts"

export const applicationWords = {
  nameTaken: ["Outra aplicação já se chama {{name}}.", "Another application is already called {{name}}."],
  upgradesTitle: ["Atualizações: {{type}}, {{state}}", "Upgrades: {{type}}, {{state}}"],
  upgradesNone: ["Nenhuma aplicação tem este tipo e situação.", "No application has this type and status."],
  upgradesFailed: ["Não foi possível carregar as atualizações", "We couldn’t load the upgrades"],
  close: ["Fechar", "Close"],
  preview: ["Prévia", "Preview"],
  loginLight: ["Login, claro", "Sign-in, light"],
  loginDark: ["Login, escuro", "Sign-in, dark"],
  shellLight: ["Painel, claro", "Panel, light"],
  shellDark: ["Painel, escuro", "Panel, dark"],
  unnamed: ["Aplicação", "Application"],
  signIn: ["Entrar", "Sign in"],
  forgot: ["Esqueci minha senha", "Forgot your password?"],
  email: ["E-mail", "Email"],
  password: ["Senha", "Password"],
  orders: ["Pedidos", "Orders"],
  stores: ["Lojas", "Stores"],
  reports: ["Relatórios", "Reports"],
  newOrder: ["Novo pedido", "New order"],
  expired: [
    "Este estilo expirou: os domínios mostram o da plataforma.",
    "This style has expired: its domains show the platform’s.",
  ],
  light: ["Claro", "Light"],
  dark: ["Escuro", "Dark"],
  stepButton: ["Botão", "Button"],
  stepLink: ["Link", "Link"],
  stepGround: ["Fundo", "Background"],
  contrastKept: [
    "Boa leitura: o texto dos botões tem {{used}}:1, e o mínimo é {{least}}:1.",
    "Easy to read: text on buttons has {{used}}:1, and the minimum is {{least}}:1.",
  ],
  contrastMended: [
    "Branco sobre {{color}} dá {{given}}:1, e o mínimo é {{least}}:1. Por isso os botões usam um tom ou uma cor de texto com {{used}}:1. O logo fica como é.",
    "White on {{color}} has {{given}}:1, and the minimum is {{least}}:1. So buttons take a shade or a text color with {{used}}:1. Your logo stays as it is.",
  ],
} satisfies Dictionary

/** Returns the texts of the style preview. */
export const useApplicationWords = () => useWords("applicationStyle", applicationWords)
