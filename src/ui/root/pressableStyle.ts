/**
 * React Aria puts a `<style>` with this id in the page's head unless one is there. A page that forbids inline styles
 * would refuse it, and the page is not ours to write to: we hold the id, and `base.css.ts` holds the rule.
 */
export const pressableStyle = "react-aria-pressable-style"
