/** What is said of shoppers, and of what they pick, in English. */
export const en = {
  productivity: "Last 14 days",
  measure: "Figure",
  orders: "Orders",
  day: "Day",
  shownAs: "Show as",
  asChart: "Chart",
  asTable: "Table",
  nothing: "No orders picked in the last 14 days",
  failed: "Could not load the figures",
}
