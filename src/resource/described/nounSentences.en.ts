import type { Noun } from "../../contract/resource/resource.ts"

/** A word with a capital letter, as it begins a sentence or a heading. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const manySentences = (one: string, many: string) => ({
  movingMany_one: `Change {{count}} ${one} to`,
  movingMany_other: `Change {{count}} ${many} to`,
  movedManyDone_one: `{{count}} ${one} changed to {{status}}`,
  movedManyDone_other: `{{count}} ${many} changed to {{status}}`,
  movedMany_one: `{{count}} ${one} changed to {{status}}`,
  movedMany_other: `{{count}} ${many} changed to {{status}}`,
  changeMany_one: `Change {{count}} ${one}?`,
  changeMany_other: `Change {{count}} ${many}?`,
  changedMany_one: `{{count}} ${one} changed`,
  changedMany_other: `{{count}} ${many} changed`,
})

/** A list's and an editor's English sentences about records of one kind, in the specification's form. */
export const english = ({ en: [one, many] }: Noun) => ({
  title: capital(many),
  create: `New ${one}`,
  selected_one: "{{count}} selected",
  selected_other: "{{count}} selected",
  selectAll: "Select all on this page",
  count_one: `{{count}} ${one}`,
  count_other: `{{count}} ${many}`,
  loadFailed: `Could not load the ${many}`,
  edit: `Edit ${one}`,
  view: `View ${one}`,
  remove: `Delete ${one}`,
  removeTitle: `${capital(one)} Delete`,
  removeAsk: `Are you sure to permanently delete this ${one}? “{{name}}” cannot be brought back.`,
  removeWait: `Deleting ${one}…`,
  removed: `${capital(one)} has been deleted`,
  "many.title_one": `Delete {{count}} ${one}?`,
  "many.title_other": `Delete {{count}} ${many}?`,
  "many.done_one": `{{count}} ${one} deleted`,
  "many.done_other": `{{count}} ${many} deleted`,
  newTitle: `New ${one}`,
  editTitle: `Edit ${one} - {{name}}`,
  viewTitle: `${capital(one)} - {{name}}`,
  waitTitle: capital(one),
  created: `New ${one} successfully has been added.`,
  saved: `${capital(one)} successfully has been saved.`,
  notFound: `${capital(one)} not found`,
  notFoundText: `This ${one} may have been deleted, or you do not have access.`,
  recordFailed: `Could not load the ${one}`,
  taken: `Another ${one} already has this value.`,
  moveTitle: `Change the status of “{{name}}”`,
  movedDone: `“{{name}}” changed to {{status}}`,
  moved: `“{{name}}” changed to {{status}}`,
  movedBack: `“{{name}}” is {{status}} again`,
  moveRefused: `This ${one} is {{status}} now, which does not lead there.`,
  ...manySentences(one, many),
  unsupported: `This server has no ${many}`,
  circular: `This would put the ${one} under itself.`,
})
