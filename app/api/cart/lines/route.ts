import type { NextRequest } from 'next/server'
import { handleAddLines } from '@/lib/cart/handle-add-lines.server'
import { openCartWrite } from '@/lib/cart/open-write.server'

/** Adds lines to the cart of whoever sends them, and makes it with the first one (contract 6.1). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openCartWrite(request)
  return write.ok ? handleAddLines(write.value) : write.error
}
