import type { en } from "./words.en.ts"

export const ptBr: typeof en = {
  preview: "Prévia",
  loginLight: "Login, claro",
  loginDark: "Login, escuro",
  shellLight: "Painel, claro",
  shellDark: "Painel, escuro",
  unnamed: "Aplicação",
  signIn: "Entrar",
  forgot: "Esqueci minha senha",
  email: "E-mail",
  password: "Senha",
  orders: "Pedidos",
  stores: "Lojas",
  reports: "Relatórios",
  newOrder: "Novo pedido",
  expired: "Este estilo expirou: os domínios mostram o da plataforma.",
  light: "Claro",
  dark: "Escuro",
  stepButton: "Botão",
  stepLink: "Link",
  stepGround: "Fundo",
  contrastKept: "Boa leitura: o texto dos botões tem {{used}}:1, e o mínimo é {{least}}:1.",
  contrastMended:
    "Branco sobre {{color}} dá {{given}}:1, e o mínimo é {{least}}:1. Por isso os botões usam um tom ou uma cor de texto com {{used}}:1. O logo fica como é.",
}
