import { handleChangeEntries } from '@/lib/cart/handle-change-entries.server'

/** Changes, removes and brings back lines of the cart, and joins an earlier one to it (spec §2, Cart). */
export const POST = handleChangeEntries
