/** Id of the heading that names the form of the profile. */
export const DETAILS_HEADING = 'details'

/** Id of the heading that names the form of the password. */
export const PASSWORD_HEADING = 'change-password'
export const EMAIL_HEADING = 'email-heading'
