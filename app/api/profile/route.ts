import type { NextRequest } from 'next/server'
import { refuseRequest, seeOther } from '@/lib/handlers/respond.server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { answerPrompt } from '@/lib/prompts/answer-prompt.server'
import { PROMPT_FORM } from '@/lib/prompts/prompt-form'
import { clientAddress } from '@/lib/request/public-origin'
import { readSessionOf } from '@/lib/session/session.server'
import { afterTimeoutAddress, loginAddress } from '@/lib/site/login-address'
import { parseReturnTo } from '@/lib/site/return-to'

/** Takes the answer to a question after sign-in (spec §2, Login): a plain form, answered with the way on. */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { locale, cookies, body } = write.value
  const form = PROMPT_FORM.safeParse(body)
  if (!form.success) return refuseRequest(request, 400, 'malformed')
  const returnTo = parseReturnTo(form.data.returnTo)
  const session = await readSessionOf(request)
  if (session.state === 'anonymous') return seeOther(afterTimeoutAddress(locale, returnTo))
  if (session.state === 'unavailable') return seeOther(loginAddress(locale, { returnTo }))
  const address = clientAddress(request)
  const answer = await answerPrompt(form.data, { locale, cookies, session, address })
  return seeOther(answer.location, answer.cookies)
}
