export const en = {
  leaveTitle: "Leave without saving?",
  leaveText: "What you typed and did not save will be lost.",
  leave: "Leave",
  stay: "Keep editing",
  restored: "We recovered what you had typed. Check it and save.",
}
