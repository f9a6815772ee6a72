export const en = {
  title: "Forgot password",
  intro: "Enter your email to request a new password.",
  email: "Email",
  back: "Back",
  submit: "Send",
  submitting: "Sending…",
  success: "If there is an account with this email, a message with the next step is on its way.",
  notFound: "{{name}} was not found",
  close: "Close",
}
