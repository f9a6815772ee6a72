/** A text in both interface languages. */
export interface Bilingual {
  readonly ptBr: string
  readonly en: string
}

/** Where everyone goes after login, and where unknown paths inside the shell lead (section 2). */
export const home = "/dashboard"
/** Where signed-out visitors go. */
export const login = "/auth/login"
/** Where one asks for an account, and for a new password. */
export const register = "/auth/register"
export const forgotPassword = "/auth/forgot-password"
/** Where the mail of a demo is read. */
export const outbox = "/auth/outbox"
/** Where a missing permission and unknown paths outside the shell lead. */
export const denied = "/error/403"
/** The "page not found" page. */
export const notFound = "/error/404"
/** Conversations with customers over WhatsApp. */
export const chats = "/chat/private-chat"
/** Explains the access of the signed-in user. */
export const myAccess = "/my-access"

/** The heading of the login page. */
export const loginTitle: Bilingual = { ptBr: "Entrar", en: "Sign in" }

/** Whether a path is the login page, ignoring case and trailing slashes. */
export const isLogin = (pathname: string): boolean => pathname.replace(/\/+$/, "").toLowerCase() === login
