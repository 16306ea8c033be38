import { handleQuoteAction } from '@/lib/quotes/handle-quote-action.server'

/** Carries out what the page of a quote offers. */
export const POST = handleQuoteAction
