/** What is said of a banner beyond its description. */
export const en = {
  preview: "On a phone",
  store: "Your store",
  untitled: "Untitled banner",
  noPicture: "No picture yet",
  opens: "Opens {{target}}",
  opensNothing: "Opens nothing",
  coupon: "the coupon {{name}}",
  company: "the store {{name}}",
}
