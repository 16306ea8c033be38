/** Texts of the card fields in the language of the page. */
export type CardFieldsTexts = {
  heading: string
  frameTitle: string
  loading: string
  loadFailed: string
  retry: string
  sendFailed: string
  invalid: string
  sending: string
  errorLabel: string
}
