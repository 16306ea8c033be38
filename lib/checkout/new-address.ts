/** In place of the id of an address, in the form and in the query of the page: a new address. */
export const NEW_ADDRESS = 'new'
