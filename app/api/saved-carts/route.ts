import type { NextRequest } from 'next/server'
import { openCartWrite } from '@/lib/cart/open-write.server'
import { listsSent } from '@/lib/saved-carts/lists-sent.server'

/** Saves carts, puts them into the one that is being filled, and deletes them (contract 6.2). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openCartWrite(request)
  return write.ok ? listsSent(request, write.value) : write.error
}
