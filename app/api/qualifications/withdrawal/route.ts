import { handleWithdrawal } from '@/lib/qualifications/handle-withdrawal.server'

/** Withdraws an evidence, or deletes a draft that was kept. */
export const POST = handleWithdrawal
