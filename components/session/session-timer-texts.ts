/** Texts of the session warning; `{time}` is minutes and seconds. */
export type SessionTimerTexts = {
  idle: { title: string; text: string; stay: string; lastCall: string }
  absolute: { title: string; text: string; understood: string }
  timeLeft: string
  signOut: string
  close: string
  tabTitle: string
  spoken: {
    tenMinutes: string
    fiveMinutes: string
    twoMinutes: string
    oneMinute: string
    thirtySeconds: string
    tenSeconds: string
  }
}
