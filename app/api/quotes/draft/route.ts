import { handleQuoteDraft } from '@/lib/quotes/handle-quote-draft.server'

/** Saves the draft of a request, and sends it. */
export const POST = handleQuoteDraft
