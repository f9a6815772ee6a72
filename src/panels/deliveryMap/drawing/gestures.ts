import DoubleClickZoom from "ol/interaction/DoubleClickZoom.js"
import KeyboardPan from "ol/interaction/KeyboardPan.js"
import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js"

/** What moves the live map besides what moves any map of ours. */
export const makeGestures = () => [new DoubleClickZoom(), new KeyboardPan(), new MouseWheelZoom()]
