import DoubleClickZoom from "ol/interaction/DoubleClickZoom.js"
import KeyboardPan from "ol/interaction/KeyboardPan.js"
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js"

/** Interactions of the live map, in addition to those of all our maps. */
export const makeGestures = () => [new DoubleClickZoom(), new KeyboardPan(), new MouseWheelZoom()]
