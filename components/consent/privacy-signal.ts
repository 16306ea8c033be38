/** Whether the browser asks sites not to sell or share what they learn (Global Privacy Control). */
export const asksForPrivacy = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
