import { handleQuoteExtension } from '@/lib/quotes/handle-quote-extension.server'

/** Extends an offer. */
export const POST = handleQuoteExtension
