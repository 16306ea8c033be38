import { handleQuoteShare } from '@/lib/quotes/handle-quote-share.server'

/** Shares a quote by a link, or withdraws one. */
export const POST = handleQuoteShare
