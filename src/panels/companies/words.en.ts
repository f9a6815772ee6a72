/** What is said of whether a company is ready to sell. */
export const en = {
  ready: "Ready",
  lacks_one: "{{count}} step missing",
  lacks_other: "{{count}} steps missing",
  allDone: "This company is ready to sell.",
  checks: "Ready to sell",
  done: "Done",
  missing: "Missing",
  fix: "Open {{list}}",
  "how.SITUATION": "The registration is reviewed and approved by its status, above.",
  "how.CNPJ": "Fill it in under Documents and contacts.",
  "how.ADDRESS": "Fill in the address and place it on the map, under Address.",
  "how.AREA": "Choose a city under Address, one that is served.",
  "how.HOURS": "Say when the store opens and closes.",
  "how.PAYMENT": "Turn on at least one way to pay.",
  "how.DELIVERY": "Create the store's delivery record, by which it opens.",
  menuSold: "Menu or products: has sold before",
  menuUnsold: "Menu or products: no sales yet",
  "how.MENU":
    "The menu is not kept in this panel: all it knows is what the store has sold. Check in the app that there are items for sale before it opens.",
  "how.ACCOUNT": "Fill in the account or the Pix key under Bank account.",
}
