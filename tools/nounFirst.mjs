const questionWord = /^[*\s]*(What|Who|Whose|Where|How|Why|When|Which|Whether|Of|Those|Says)\b/

/** A comment begins with its noun or with a verb that says what a function does, not with a question (CONTRIBUTING.md, "Code"). */
export const nounFirst = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const [, word] = questionWord.exec(comment.value) ?? []
        if (word !== undefined && comment.type === "Block")
          context.report({ node: comment, message: `Begin this comment with its noun, not with "${word}".` })
      }
    },
  }),
}
