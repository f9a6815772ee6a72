/* Without React Aria there is nothing to tell it. */

export const lookInside = () => {}

export const holdPressableStyle = () => {}
