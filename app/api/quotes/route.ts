import { handleQuoteRequest } from '@/lib/quotes/handle-quote-request.server'

/** Asks for a quote, or cancels one (contract §8). */
export const POST = handleQuoteRequest
