export const en = {
  hello: "Hello, {{name}}",
  favorites: "Favorites",
  noFavorites: "Press the star beside a screen’s title to keep it here.",
  recents: "Recently used",
  groups: "All areas",
  screens_one: "{{count}} screen",
  screens_other: "{{count}} screens",
}
