import DoubleClickZoom from "ol/interaction/DoubleClickZoom.js"
import DragPan from "ol/interaction/DragPan.js"
import KeyboardPan from "ol/interaction/KeyboardPan.js"
import KeyboardZoom from "ol/interaction/KeyboardZoom.js"
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js"
import PinchZoom from "ol/interaction/PinchZoom.js"
import Kinetic from "ol/Kinetic.js"

/** How a drag runs out: what it loses a millisecond, pixels a millisecond at which it ends, milliseconds it looks back. */
const runOut = [-0.005, 0.05, 100] as const

/** What hand and keyboard may do with the map. It does not turn. */
export const makeGestures = () => [
  new DoubleClickZoom(),
  new DragPan({ kinetic: new Kinetic(...runOut) }),
  new PinchZoom(),
  new KeyboardPan(),
  new KeyboardZoom(),
  new MouseWheelZoom(),
]
