/** What an app's category says beyond its description, in English. */
export const en = {
  preview: "As the home of the app shows it",
  app: "App",
  untitled: "Name of the category",
  noPicture: "Without an icon yet",
}
