import type { Dictionary } from "balcao"

export const mailedLinkWords = {
  resetTitle: ["Criar uma senha nova", "Set a new password"],
  resetIntro: ["Você sairá da conta em todos os outros lugares.", "You will be signed out everywhere else."],
  password: ["Senha nova", "New password"],
  repeat: ["Confirmar senha", "Confirm password"],
  resetSubmit: ["Salvar senha nova", "Save new password"],
  resetDone: [
    "Sua senha foi alterada. Entre com a senha nova.",
    "Your password has been changed. Sign in with the new one.",
  ],
  confirmTitle: ["Confirmar a conta", "Confirm your account"],
  confirmIntro: [
    "Digite a senha que você escolheu no cadastro.",
    "Enter the password you chose when you registered.",
  ],
  chosen: ["Senha", "Password"],
  confirmSubmit: ["Ativar conta", "Activate account"],
  confirmDone: [
    "Sua conta está ativa. Seu nome de usuário é {{username}}; entre com o seu e-mail.",
    "Your account is active. Your username is {{username}}; sign in with your email.",
  ],
  submitting: ["Salvando…", "Saving…"],
  showPassword: ["Mostrar senha", "Show password"],
  hidePassword: ["Ocultar senha", "Hide password"],
  lengths: ["Use de {{min}} a {{max}} caracteres.", "Use {{min}} to {{max}} characters."],
  mismatch: ["As duas senhas não são iguais.", "The two passwords are not the same."],
  wrong: [
    "Esta não é a senha escolhida no cadastro. Confira e tente de novo ou faça o cadastro outra vez.",
    "This is not the password chosen at sign-up. Check it and try again, or register again.",
  ],
  tooMany: [
    "Muitas tentativas. Espere {{seconds}} s e tente de novo.",
    "Too many attempts. Wait {{seconds}} s and try again.",
  ],
  failed: ["O serviço não respondeu. Tente de novo.", "The service did not answer. Try again."],
  expiredTitle: ["Este link não funciona mais", "This link no longer works"],
  expiredText: [
    "Os links funcionam uma vez só, por até 30 minutos. Peça outro.",
    "Links work once, within 30 minutes. Ask for a new one.",
  ],
  askAgain: ["Pedir uma senha nova", "Ask for a new password"],
  registerAgain: ["Fazer o cadastro de novo", "Register again"],
  login: ["Ir para o login", "Go to sign-in"],
} satisfies Dictionary
