import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  title: "Esqueci minha senha",
  intro: "Informe o seu e-mail para pedir uma nova senha.",
  email: "E-mail",
  back: "Voltar",
  submit: "Enviar",
  submitting: "Enviando…",
  success: "Se houver uma conta com este e-mail, a mensagem com o próximo passo já está a caminho.",
  notFound: "{{name}} não foi encontrado",
  close: "Fechar",
}
