/** Where the answer of the fit finder begins; its form leads there. */
export const FITS_ID = 'fits'
