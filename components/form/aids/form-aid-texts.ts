/** Messages of what helps around a form. */
export type FormAidTexts = {
  connection: { toneLabel: string; offline: string; unsent: string; sendAgain: string }
  retry: { announced: string; countdown: string }
  leave: {
    title: string
    text: string
    /** What becomes of what was typed where the server has it, and where it could not be reached. */
    kept: string
    lost: string
    stay: string
    leave: string
    close: string
  }
  signIn: { title: string; text: string; signIn: string; stay: string; close: string }
}
