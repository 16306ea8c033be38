/** Name of the field with the address to invite. */
export const INVITED_EMAIL = 'email'
