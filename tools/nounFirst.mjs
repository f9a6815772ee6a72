const questionWord = /^[*\s]*(What|Who|Whose|Where|How|Why|When|Which|Whether|Of|Those|Says)\b/

/** True if a line comment goes on with the sentence of the line above. */
const continues = (comment, former) =>
  comment.type === "Line" && former?.type === "Line" && former.loc.end.line === comment.loc.start.line - 1

/** A comment begins with its noun or with a verb that says what a function does, not with a question (CONTRIBUTING.md, "Code"). */
export const nounFirst = {
  create: (context) => ({
    Program: () => {
      const comments = context.sourceCode.getAllComments()
      for (const [place, comment] of comments.entries()) {
        const [, word] = questionWord.exec(comment.value) ?? []
        if (word !== undefined && !continues(comment, comments[place - 1]))
          context.report({ node: comment, message: `Begin this comment with its noun, not with "${word}".` })
      }
    },
  }),
}
