import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of the login panel. */
export const loginWords = {
  title: ["Entrar", "Sign in"],
  intro: ["Use o e-mail da sua conta do painel.", "Use the email for your panel account."],
  expired: [
    "Sua sessão expirou. Entre de novo para continuar de onde parou.",
    "Your session expired. Sign in again to continue where you left off.",
  ],
  email: ["E-mail", "Email"],
  password: ["Senha", "Password"],
  showPassword: ["Mostrar senha", "Show password"],
  hidePassword: ["Ocultar senha", "Hide password"],
  forgot: ["Esqueci minha senha", "Forgot password"],
  submit: ["Entrar", "Sign in"],
  submitting: ["Entrando…", "Signing in…"],
  noAccount: ["Ainda não tem conta?", "No account yet?"],
  register: ["Criar conta", "Create account"],
  invalidLogin: ["E-mail ou senha incorretos. Confira e tente de novo.", "The login detail is incorrect"],
  demo: ["Contas de demonstração", "Demo accounts"],
  demoHint: ["Senha de todas elas: {{password}}", "Password for all of them: {{password}}"],
} satisfies Dictionary
