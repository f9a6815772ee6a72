/** Parts of panels that are fetched, as one file, for the first of them. */
export const fetchedParts = {
  filterInputs: ["src/resource/InputFilter.tsx", "src/resource/InputField.tsx"],
  overlays: [
    "src/ui/dialog/ModalBox.tsx",
    "src/ui/popover/PopoverSurface.tsx",
    "src/ui/tooltip/TooltipSurface.tsx",
  ],
  listDialogs: [
    "src/resource/FiltersForm.tsx",
    "src/resource/RemovalDialogs.tsx",
    "src/resource/SelectionStrip.tsx",
    "src/resource/spreadsheet/SpreadsheetDialog.tsx",
    "src/resource/described/ChangeManyDialog.tsx",
    "src/resource/described/MoveDialog.tsx",
    "src/resource/described/MoveManyDialog.tsx",
  ],
}
