import { handleQuoteRequest } from '@/lib/quotes/handle-quote-request.server'

/** Requests a quote. */
export const POST = handleQuoteRequest
