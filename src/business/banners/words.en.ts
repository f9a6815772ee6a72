/** What is said of a banner beyond its description. */
export const en = {
  preview: "On a phone",
  store: "Your store",
  untitled: "Untitled banner",
  noPicture: "No picture yet",
  opens: "Opens {{target}}",
  opensNothing: "Opens nothing",
  seenIn: "Seen in {{cities}}",
  seenEverywhere: "Seen in all cities",
  coupon: "the coupon {{name}}",
  company: "the store {{name}}",
}
