import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of the forgot-password panel. */
export const forgotWords = {
  title: ["Esqueci minha senha", "Forgot password"],
  intro: ["Informe o seu e-mail para pedir uma nova senha.", "Enter your email to request a new password."],
  email: ["E-mail", "Email"],
  back: ["Voltar", "Back"],
  submit: ["Enviar", "Send"],
  submitting: ["Enviando…", "Sending…"],
  success: [
    "Se houver uma conta com este e-mail, a mensagem com o próximo passo já está a caminho.",
    "If there is an account with this email, a message with the next step is on its way.",
  ],
  notFound: ["{{name}} não foi encontrado", "{{name}} was not found"],
  close: ["Fechar", "Close"],
} satisfies Dictionary
