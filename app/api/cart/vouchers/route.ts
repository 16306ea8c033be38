import { handleVoucher } from '@/lib/cart/changes/handle-voucher.server'

/** Applies or removes a promotion code of the cart (contract 6.1). */
export const POST = handleVoucher
