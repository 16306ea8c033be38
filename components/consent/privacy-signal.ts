/** Whether the browser sends the Global Privacy Control signal: do not sell or share my data. */
export const asksForPrivacy = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
