/** The field that a question about a form concerns, with its error code if a back end gave one. */
export type QuestionField = { name: string; code?: string }
