/** What licenses say in English. */
export const en = {
  copy: "Copy {{key}}",
  copied: "The key has been copied",
  copyFailed: "The key could not be copied",
  renewTitle: "Renew {{key}}",
  renewAsk: "It will expire on {{day}}.",
  renewNot: "Without an end and a billing period there is nothing to renew.",
  renew: "Renew",
  renewing: "Renewing…",
  renewed: "The license has been renewed",
  assignTitle: "Assign {{key}}",
  customer: "Customer",
  assign: "Assign",
  assigning: "Assigning…",
  assigned: "The license has been assigned",
  refused: "The license's status does not allow this.",
  cancel: "Cancel",
}
