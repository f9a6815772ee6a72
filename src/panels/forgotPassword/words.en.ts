export const en = {
  title: "Forgot password",
  intro: "Enter your email to ask for a new password.",
  email: "Email",
  back: "Back",
  submit: "Send",
  submitting: "Sending…",
  success: "If this email has an account, a message with the next step is on its way.",
  notFound: "{{name}} was not found",
  close: "Close",
}
