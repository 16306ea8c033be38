import { handleChangeEntries } from '@/lib/cart/changes/handle-change-entries.server'

/** Changes, removes and restores cart entries, and merges an earlier cart (spec §2, store pages). */
export const POST = handleChangeEntries
