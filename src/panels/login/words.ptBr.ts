import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  title: "Entrar",
  intro: "Use o e-mail da sua conta do painel.",
  expired: "Sua sessão expirou. Entre de novo para continuar de onde parou.",
  email: "E-mail",
  password: "Senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  forgot: "Esqueci minha senha",
  submit: "Entrar",
  submitting: "Entrando…",
  noAccount: "Ainda não tem conta?",
  register: "Criar conta",
  invalidLogin: "E-mail ou senha incorretos. Confira e tente de novo.",
  demo: "Contas de demonstração",
  demoHint: "Senha de todas elas: {{password}}",
}
