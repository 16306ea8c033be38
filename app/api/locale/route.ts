import type { NextRequest } from 'next/server'
import { chooseSite } from '@/lib/cart/site/choose-site.server'
import { openWrite } from '@/lib/handlers/write-request.server'

/** Country selector: goes on to another regional site, unless the cart is asked about first. */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  return chooseSite(request, write.value)
}
