/** The field that a question over a form is about, and what is wrong with it where a back end knows that. */
export type QuestionField = { name: string; code?: string }
