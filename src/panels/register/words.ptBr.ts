import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  title: "Criar conta",
  intro: "Depois, alguém da sua empresa define o seu papel.",
  fullname: "Nome completo",
  email: "E-mail",
  username: "Nome de usuário",
  password: "Senha",
  confirm: "Confirmar senha",
  showPassword: "Mostrar senha",
  hidePassword: "Ocultar senha",
  agree: "Concordo com os termos e condições",
  terms: "Ler os termos",
  mustAgree: "Você precisa concordar com os termos e condições",
  mismatch: "A senha e a confirmação não são iguais.",
  back: "Voltar",
  submit: "Criar conta",
  submitting: "Criando conta…",
  success: "Conta criada. Entre com o seu e-mail.",
  invalidLogin: "Não foi possível criar a conta. Confira os dados e tente de novo.",
  mailed: "Enviamos uma mensagem para {{email}}. Abra o link para ativar a sua conta.",
  close: "Fechar",
}
