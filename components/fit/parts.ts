/** Id of the results of the fit finder; its form leads there. */
export const FITS_ID = 'fits'
