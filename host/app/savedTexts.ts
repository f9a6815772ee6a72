/*
 * The lists the contact centre's panel reads as well. Imported through a file of their own: a module that is both part of
 * a page and fetched by itself would bring the bundler's runtime into a file that every page then loads.
 */
export { cannedReplies } from "balcao/resources/cannedReplies"
export { messageTemplates } from "balcao/resources/messageTemplates"
