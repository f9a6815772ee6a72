/**
 * React Aria adds a `<style>` with this id to the page's head unless the id is taken. A page that forbids inline styles
 * would refuse it, and we must not write to the page. So we take the id, and `base.css.ts` has the rule.
 */
export const pressableStyleId = "react-aria-pressable-style"
