/** A text in both interface languages. */
export interface Bilingual {
  readonly ptBr: string
  readonly en: string
}

/** Landing page after login, and the redirect for unknown paths inside the shell (section 2). */
export const home = "/dashboard"
/** Landing page of signed-out visitors. */
export const login = "/auth/login"
/** Pages to request an account and a new password. */
export const register = "/auth/register"
export const forgotPassword = "/auth/forgot-password"
/** Public pages of legal documents; `legalPage` names the application and the audience. */
export const privacy = "/user-privacy"
export const termsOfUse = "/terms-of-use"
/** Address of a legal document of an application, for everybody or for an audience. */
export const legalPage = (
  page: typeof privacy | typeof termsOfUse,
  application: string | number,
  audience: string | null = null,
): string =>
  [page, ...(audience === null ? [application] : [application, audience]).map(encodeURIComponent)].join("/")
/** Page that shows the mail of a demo. */
export const outbox = "/auth/outbox"
/** Redirect for a missing permission and for unknown paths outside the shell. */
export const denied = "/error/403"
/** The "page not found" page. */
export const notFound = "/error/404"
/** Conversations with customers over WhatsApp. */
export const chats = "/chat/private-chat"
/** Explains the access of the signed-in user. */
export const myAccess = "/my-access"

/** The heading of the login page. */
export const loginTitle: Bilingual = { ptBr: "Entrar", en: "Sign in" }

/** True if the path is the login page; ignores case and trailing slashes. */
export const isLogin = (pathname: string): boolean => pathname.replace(/\/+$/, "").toLowerCase() === login
