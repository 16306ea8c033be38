/** Texts of the form aids. */
export type FormAidTexts = {
  connection: { toneLabel: string; offline: string; unsent: string; sendAgain: string }
  retry: { announced: string; countdown: string }
  leave: {
    title: string
    text: string
    /** What happens to the input if the server has it, and if the server could not be reached. */
    kept: string
    lost: string
    stay: string
    leave: string
    close: string
  }
  signIn: { title: string; text: string; signIn: string; stay: string; close: string }
}
