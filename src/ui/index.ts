export { LogoMark, type LogoMarkProps } from "./art/LogoMark.tsx"
export { ShopFront } from "./art/ShopFront.tsx"
export { Avatar, type AvatarProps } from "./avatar/Avatar.tsx"
export { Badge, type BadgeProps } from "./badge/Badge.tsx"
export { Skeleton, type SkeletonProps } from "./skeleton/Skeleton.tsx"
export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from "./button/Button.tsx"
export { IconButton, type IconButtonProps } from "./button/IconButton.tsx"
export { Checkbox, type CheckboxProps } from "./check/Checkbox.tsx"
export { CheckboxGroup, type CheckboxGroupProps } from "./check/CheckboxGroup.tsx"
export { RadioGroup, type RadioGroupProps } from "./check/RadioGroup.tsx"
export { Chip, type ChipProps } from "./chip/Chip.tsx"
export { QrCode, type QrCodeProps } from "./code/QrCode.tsx"
export { Counter, type CounterProps } from "./counter/Counter.tsx"
export { ConfirmDialog, type ConfirmDialogProps } from "./dialog/ConfirmDialog.tsx"
export { SelectedDialog, type SelectedDialogProps } from "./dialog/SelectedDialog.tsx"
export { StatusDialog, type StatusDialogProps } from "./dialog/StatusDialog.tsx"
export { Dialog, type DialogProps, type DialogWidth } from "./dialog/Dialog.tsx"
export { ColourField, type ColourFieldProps } from "./field/ColourField.tsx"
export { Field, type FieldProps } from "./field/Field.tsx"
export { NumberField, type NumberFieldProps } from "./field/NumberField.tsx"
export { PasswordField, type PasswordFieldProps } from "./field/PasswordField.tsx"
export { SearchField, type SearchFieldProps } from "./field/SearchField.tsx"
export { TextArea, type TextAreaProps } from "./field/TextArea.tsx"
export { TextField, type TextFieldProps } from "./field/TextField.tsx"
export { FileField, type FileFieldProps } from "./file/FileField.tsx"
export type { FieldFile, FileFieldWords } from "./file/FieldFile.ts"
export type { UploadOptions } from "./file/useUpload.ts"
export { FilterChip, type FilterChipProps } from "./filter/FilterChip.tsx"
export { Icon, type IconProps, type IconShape } from "./icon/Icon.tsx"
export {
  arrowDown,
  arrowUp,
  check,
  chevronDown,
  chevronRight,
  chevronsUpDown,
  circleAlert,
  circleCheck,
  copy,
  ellipsis,
  eye,
  eyeOff,
  file,
  globe,
  history,
  info,
  lock,
  logOut,
  menu,
  panelLeft,
  plus,
  refreshCw,
  search,
  searchX,
  shieldCheck,
  sunMoon,
  trash,
  triangleAlert,
  user,
  users,
  wifiOff,
  x,
} from "./icon/icons.ts"
export {
  checkCheck,
  chevronFirst,
  chevronLast,
  chevronLeft,
  chevronUp,
  clock,
  columns3,
  download,
  listFilter,
  pencil,
  phone,
  printer,
  upload,
} from "./icon/listIcons.ts"
export {
  bell,
  bike,
  bug,
  building2,
  chartColumn,
  externalLink,
  folder,
  graduationCap,
  handshake,
  keyRound,
  layers,
  layoutDashboard,
  lifeBuoy,
  link,
  map,
  megaphone,
  messageSquare,
  monitor,
  moon,
  newspaper,
  palette,
  parcel,
  settings,
  shield,
  shoppingBasket,
  smartphone,
  star,
  store,
  sun,
  utensils,
  wallet,
  wrench,
} from "./icon/menuIcons.ts"
export { vehicleIcon } from "./icon/vehicleIcon.ts"
export { commandKey } from "./kbd/commandKey.ts"
export { Kbd, type KbdProps } from "./kbd/Kbd.tsx"
export { plainKey } from "./kbd/plainKey.ts"
export { Link, type LinkProps } from "./link/Link.tsx"
export { LoadingBar, type LoadingBarProps } from "./loading/LoadingBar.tsx"
export { RichText, type RichTextBlock, type RichTextPart, type RichTextProps } from "./richText/RichText.tsx"
export { RouteMap } from "./map/RouteMap.tsx"
export type { RouteMapProps, RouteStop } from "./map/RouteMapProps.ts"
export { Menu, type MenuProps } from "./menu/Menu.tsx"
export type { MenuItem } from "./menu/MenuItem.ts"
export { MessageRegion, type MessageRegionProps } from "./messages/MessageRegion.tsx"
export {
  createMessageQueue,
  type Message,
  type MessageQueue,
  type QueuedMessage,
} from "./messages/messageQueue.ts"
export { Snackbar, type SnackbarProps } from "./messages/Snackbar.tsx"
export { Toast, type ToastProps } from "./messages/Toast.tsx"
export { Notice, type NoticeProps, type NoticeTone } from "./notice/Notice.tsx"
export { type SearchOption, OptionSearch, type OptionSearchProps } from "./options/OptionSearch.tsx"
export { SearchSelect, type SearchSelectProps } from "./options/SearchSelect.tsx"
export { Pager, type PagerProps } from "./pager/Pager.tsx"
export { Panel, type PanelProps } from "./panel/Panel.tsx"
export { PanelBody, type PanelBodyProps } from "./panel/PanelBody.tsx"
export { type PanelWidth, usePanelWidth } from "./panel/PanelWidth.ts"
export { PanelTools, type PanelToolsProps } from "./panel/PanelTools.tsx"
export { Popover } from "./popover/Popover.tsx"
export type { PopoverProps } from "./popover/PopoverProps.ts"
export { PanelRoot, type PanelRootProps } from "./root/PanelRoot.tsx"
export { SegmentedControl, type SegmentedControlProps } from "./segmentedControl/SegmentedControl.tsx"
export { Select, type SelectOption, type SelectProps } from "./select/Select.tsx"
export { Spinner, type SpinnerProps } from "./spinner/Spinner.tsx"
export { Status, type StatusProps, type StatusTone } from "./status/Status.tsx"
export { Switch, type SwitchProps } from "./switch/Switch.tsx"
export type { CellArea, Column, Selection, Sort } from "./table/column.ts"
export { DataTable } from "./table/DataTable.tsx"
export type { DataTableProps } from "./table/DataTableProps.ts"
export { Tabs, type Tab, type TabsProps } from "./tabs/Tabs.tsx"
export { Tooltip, type TooltipProps } from "./tooltip/Tooltip.tsx"
export {
  CheckTree,
  type CheckTreeChild,
  type CheckTreeGroup,
  type CheckTreeProps,
} from "./tree/CheckTree.tsx"
export { EmptyState, type EmptyStateProps } from "./emptyState/EmptyState.tsx"
