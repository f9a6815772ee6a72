import type { LetterWords } from "../mail/letter.ts"

/** Letters to who forgot their password, to who registered, to who registered but has an account, and to who is invited. */
export const accountLetters = {
  reset: {
    ptBr: {
      subject: "Crie uma senha nova",
      greeting: "Olá,",
      before: ["Recebemos um pedido para trocar a senha da sua conta no painel."],
      label: "Criar uma senha nova",
      after: [
        "O link vale por 30 minutos e só funciona uma vez.",
        "Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.",
      ],
    },
    en: {
      subject: "Set a new password",
      greeting: "Hello,",
      before: ["We received a request to change the password of your panel account."],
      label: "Set a new password",
      after: [
        "The link works once, within 30 minutes.",
        "If you did not ask for it, ignore this message: your password stays as it is.",
      ],
    },
  },
  confirm: {
    ptBr: {
      subject: "Confirme a sua conta",
      greeting: "Olá,",
      before: [
        "Alguém criou uma conta no painel com este e-mail. Para ativá-la, abra o link e digite a senha escolhida no cadastro.",
      ],
      label: "Confirmar a conta",
      after: [
        "O link vale por 30 minutos e só funciona uma vez.",
        "Se não foi você, ignore esta mensagem: sem a confirmação, nenhuma conta é criada.",
      ],
    },
    en: {
      subject: "Confirm your account",
      greeting: "Hello,",
      before: [
        "Someone created a panel account with this email address. To activate it, open the link and enter the password chosen at sign-up.",
      ],
      label: "Confirm the account",
      after: [
        "The link works once, within 30 minutes.",
        "If it was not you, ignore this message: without the confirmation no account is created.",
      ],
    },
  },
  invite: {
    ptBr: {
      subject: "Você foi convidado para o painel",
      greeting: "Olá,",
      before: ["Criaram uma conta no painel para você com este e-mail. Para entrar, escolha uma senha."],
      label: "Escolher uma senha",
      after: [
        "O link vale por 7 dias e só funciona uma vez. Depois disso, peça uma senha nova na página de login.",
        "Se você não esperava este convite, ignore esta mensagem.",
      ],
    },
    en: {
      subject: "You are invited to the panel",
      greeting: "Hello,",
      before: ["A panel account was created for you with this email address. To sign in, choose a password."],
      label: "Choose a password",
      after: [
        "The link works once, within 7 days. After that, ask for a new password on the login page.",
        "If you did not expect this invitation, ignore this message.",
      ],
    },
  },
  known: {
    ptBr: {
      subject: "Você já tem uma conta",
      greeting: "Olá,",
      before: [
        "Alguém tentou criar uma conta no painel com este e-mail, mas você já tem uma. Nada foi alterado.",
        "Para entrar, use o seu e-mail e a sua senha. Se não se lembra dela, peça uma senha nova na página de login.",
      ],
      label: "Ir para o login",
      after: ["Se não foi você, ignore esta mensagem."],
    },
    en: {
      subject: "You already have an account",
      greeting: "Hello,",
      before: [
        "Someone tried to create a panel account with this email address, but you already have one. Nothing was changed.",
        "Sign in with your email and password. If you do not remember it, ask for a new one on the login page.",
      ],
      label: "Go to the login page",
      after: ["If it was not you, ignore this message."],
    },
  },
} satisfies Readonly<Record<string, LetterWords>>
