/** What sites say in English. */
export const en = {
  preview: "In search results",
  domain: "your-domain.com",
  untitled: "Untitled site",
  undescribed: "No description yet",
}
