/** Query parameter of the marketing site's contact page: the text with which its message begins. */
export const CONTACT_MESSAGE = 'message'
