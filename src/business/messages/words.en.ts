/** What is said of tests of messages, in English. */
export const en = {
  title: "Send me a test of {{name}}",
  text: "It goes to {{email}} alone, with sample values where there are variables.",
  send: "Send test",
  sending: "Sending…",
  cancel: "Cancel",
  sent: "Test sent to {{email}}.",
  kept: "Nothing is set up to send it, so the test is in the outbox.",
  refused: "The mail server did not take the test. Check the address of your account and try again.",
}
