import type { NextRequest } from 'next/server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { clientAddress } from '@/lib/request/public-origin'
import { answerAgentSignIn } from '@/lib/support/handle-agent-sign-in.server'

/** Signs support staff in. */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  return answerAgentSignIn(write.value, clientAddress(request))
}
