import DoubleClickZoom from "ol/interaction/DoubleClickZoom.js"
import DragPan from "ol/interaction/DragPan.js"
import KeyboardPan from "ol/interaction/KeyboardPan.js"
import KeyboardZoom from "ol/interaction/KeyboardZoom.js"
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js"
import PinchZoom from "ol/interaction/PinchZoom.js"
import Kinetic from "ol/Kinetic.js"

/** OpenLayers' kinetic dragging: decay, minimum velocity (pixels per ms) and the delay (ms) it is measured over. */
const kinetic = [-0.005, 0.05, 100] as const

/** The map's interactions by pointer and keyboard; it cannot be rotated. */
export const makeGestures = () => [
  new DoubleClickZoom(),
  new DragPan({ kinetic: new Kinetic(...kinetic) }),
  new PinchZoom(),
  new KeyboardPan(),
  new KeyboardZoom(),
  new MouseWheelZoom(),
]
