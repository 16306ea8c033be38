import type { NextRequest } from 'next/server'
import { openCartWrite } from '@/lib/cart/open-write.server'
import { handleSavedCarts } from '@/lib/saved-carts/handle-saved-carts.server'

/** Saves carts, puts them into the one that is being filled, and deletes them (contract 6.2). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openCartWrite(request)
  return write.ok ? handleSavedCarts(request, write.value) : write.error
}
