export const en = {
  title: "Where the domains lead",
  text: "Saved domains count. Each is looked up in the DNS and has to answer as only this server can.",
  again: "Check again",
  checking: "Checking…",
  failed: "We couldn’t check the domains",
  none: "No domain saved",
  noneText: "Save a domain to see whether it leads to this server.",
  rootOnly: "Only the platform’s administrators check domains",
  HERE: "Points here",
  ELSEWHERE: "Points elsewhere",
  UNRESOLVED: "Not in the DNS",
  UNCHECKED: "Could not be checked",
  "about.HERE": "Visitors to this domain reach this server.",
  "about.ELSEWHERE":
    "Another server answered at {{addresses}}. Change the A, AAAA, or CNAME record to the address of this panel. The change may take hours.",
  "about.UNRESOLVED":
    "Create an A, AAAA, or CNAME record that leads to the address of this panel. A new record may take hours to count.",
  "about.UNCHECKED":
    "It leads to {{addresses}}, which did not answer in time, has no valid certificate, or is of a private network.",
  silent: "The DNS did not answer. Try again in a few minutes.",
}
