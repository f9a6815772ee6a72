/* The stand-alone script is one file, and fetches no check of what a page gives. */

export const useTokenCheck = () => {}
