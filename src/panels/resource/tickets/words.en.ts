export const en = {
  overdue: "Overdue since",
}
