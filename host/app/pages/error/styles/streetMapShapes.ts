/** Rows of houses between parallel streets: their size, and how they are turned. */
export const rows = [
  { id: "rows0", width: 58, height: 40, turn: 14 },
  { id: "rows1", width: 52, height: 34, turn: 32 },
  { id: "rows2", width: 60, height: 38, turn: -28 },
  { id: "rows3", width: 48, height: 48, turn: 47 },
  { id: "rows4", width: 70, height: 36, turn: 4 },
  { id: "rows5", width: 54, height: 32, turn: -52 },
  { id: "rows6", width: 44, height: 30, turn: 22 },
] as const

/** The rows wherever no district is drawn. */
export const block = "rows6"

/** The districts and the rows each is filled with. */
export const blocks = [
  { path: "M150 -20L560 -20L520 170L330 250L170 170Z", fill: "rows1" },
  { path: "M170 170L330 250L470 420L330 560L190 420Z", fill: "rows3" },
  { path: "M330 250L520 170L720 300L620 470L470 420Z", fill: "rows2" },
  { path: "M520 170L560 -20L860 -20L830 190L720 300Z", fill: "rows5" },
  { path: "M830 190L860 -20L1140 -20L1140 330L800 380L720 300Z", fill: "rows4" },
  { path: "M470 420L620 470L700 700L660 820L380 820L330 560Z", fill: "rows0" },
  { path: "M800 380L1140 330L1140 820L830 820L790 620Z", fill: "rows2" },
] as const

export const parks = [
  "M840 590C900 560 1010 580 1030 640S980 760 900 750S800 640 840 590Z",
  "M420 40h70l-14 60h-66Z",
  "M655 395l46 -20l22 40l-44 26Z",
  "M1010 30l70 10l-8 52l-70 -6Z",
] as const

/** The river's course. */
export const edge = "M-30 60C60 120 128 210 140 320S170 520 250 640S330 790 360 860"

export const avenues = [
  "M150 -20L170 170L190 420L330 560L380 830",
  "M170 170L330 250L520 170L560 -20",
  "M330 250L470 420L620 470L700 700L660 830",
  "M520 170L720 300L800 380L790 620L830 830",
  "M860 -20L830 190L720 300L620 470L330 560",
  "M1140 330L800 380",
  "M-20 250L170 170",
  "M190 420L470 420",
  "M830 190L1140 120",
  "M790 620L1140 560",
] as const

/** The route, its start, and the destination that nobody reaches. */
export const way = "M520 170L720 300L800 380L795 500"
export const start = { x: 520, y: 170 } as const
export const goal = { x: 795, y: 512 } as const
export const question = "?"
