import { handleQuoteRequest } from '@/lib/quotes/handle-quote-request.server'

/** Requests a quote, or cancels one (contract §8). */
export const POST = handleQuoteRequest
