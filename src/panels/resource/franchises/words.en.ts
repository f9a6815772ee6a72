/** What is said of a franchise beyond its description, in English. */
export const en = {
  shared: "Territory shared with {{names}}. Change the cities or the area of one of them.",
  title: "Royalty simulation",
  about: "With the fees of this page, saved or not, for one month of sales.",
  sales: "Stores' sales in the month",
  earned: "Franchise's commission",
  paid: "Royalties to pay",
  left: "Left to the franchise",
  minimumUntil: "The minimum counts up to sales of",
  never: "Always",
  isMinimum: "With these sales the minimum counts.",
  isLoss: "With these sales the franchise pays more than it gets.",
}
