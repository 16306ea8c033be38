import { handleShare } from '@/lib/cart/changes/handle-share.server'

/** Makes a link to a read-only copy of the cart, or withdraws all such links. */
export const POST = handleShare
