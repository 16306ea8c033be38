/** How a quote is asked for: by a link, or by a button of the form with the lines. */
export type QuoteWay = 'button' | { href: string }
