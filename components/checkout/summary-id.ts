/** Id of the heading of the summary, to which small screens link. */
export const SUMMARY_ID = 'order-summary'
