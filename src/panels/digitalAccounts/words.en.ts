/** What hidden amounts of accounts say in English. */
export const en = {
  show: "Show {{field}} of {{account}}",
  hide: "Hide {{field}} of {{account}}",
}
