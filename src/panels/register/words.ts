import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of the register panel. */
export const registerWords = {
  title: ["Criar conta", "Create account"],
  intro: [
    "Depois, alguém da sua empresa define o seu papel.",
    "Someone at your company will assign you a role afterward.",
  ],
  fullname: ["Nome completo", "Full name"],
  email: ["E-mail", "Email"],
  username: ["Nome de usuário", "Username"],
  password: ["Senha", "Password"],
  passwordRule: ["Use de {{min}} a {{max}} caracteres.", "Use {{min}} to {{max}} characters."],
  confirm: ["Confirmar senha", "Confirm password"],
  showPassword: ["Mostrar senha", "Show password"],
  hidePassword: ["Ocultar senha", "Hide password"],
  agree: ["Concordo com os termos e condições", "I agree to the terms and conditions"],
  terms: ["Ler os termos", "Read the terms"],
  mustAgree: ["Você precisa concordar com os termos e condições", "You must agree the terms and condition"],
  mismatch: ["A senha e a confirmação não são iguais.", "Passsword and ConfirmPassword didn't match."],
  back: ["Voltar", "Back"],
  submit: ["Criar conta", "Create account"],
  submitting: ["Criando conta…", "Creating account…"],
  success: [
    "Conta criada. Entre com o seu e-mail.",
    "Your account has been created. Sign in with your email.",
  ],
  invalidLogin: [
    "Não foi possível criar a conta. Confira os dados e tente de novo.",
    "The login detail is incorrect",
  ],
  mailed: [
    "Enviamos uma mensagem para {{email}}. Abra o link para ativar a sua conta.",
    "We sent a message to {{email}}. Open its link to activate your account.",
  ],
  close: ["Fechar", "Close"],
} satisfies Dictionary
