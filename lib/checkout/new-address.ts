/** Instead of the id of an address: the one that is entered. */
export const NEW = 'new'
