/** Names the platform knows with a slip of the pen, which stay: platforms hold them so. */
export const misspelled: ReadonlySet<string> = new Set(["acessToPayableReceivable", "accessToPaymentmethos"])
