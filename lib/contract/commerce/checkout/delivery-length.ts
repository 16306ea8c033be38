/** Maximum length of the receiving hours. */
export const RECEIVING_HOURS_LENGTH = 60
