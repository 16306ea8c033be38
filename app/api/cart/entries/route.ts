import type { NextRequest } from 'next/server'
import { handleChangeEntries } from '@/lib/cart/handle-change-entries.server'
import { openCartWrite } from '@/lib/cart/open-write.server'

/** Changes, removes and brings back lines of the cart, and joins an earlier one to it (spec §2, Cart). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openCartWrite(request)
  return write.ok ? handleChangeEntries(write.value) : write.error
}
