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
  readable: "Botões e textos usam tons da cor que se leem bem.",
}
