import type { NextRequest } from 'next/server'
import { openCartWrite } from '@/lib/cart/open-write.server'
import { handleQuoteRequest } from '@/lib/quotes/handle-quote-request.server'

/** Asks for a quote (contract §8). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openCartWrite(request)
  return write.ok ? handleQuoteRequest(write.value) : write.error
}
