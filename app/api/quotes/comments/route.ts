import { handleQuoteComment } from '@/lib/quotes/handle-quote-comment.server'

/** Writes to the seller about a quote. */
export const POST = handleQuoteComment
