import { handleQuoteRequest } from '@/lib/quotes/handle-quote-request.server'

/** Requests a quote, or cancels one. */
export const POST = handleQuoteRequest
