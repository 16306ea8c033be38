import { renderToReadableStream } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LoginScreen } from '@/app/[locale]/(personal)/login/_screen/login-screen'
import { getMessages } from '@/lib/i18n/messages'
import { USER } from '../registration/back-ends'
import { recordOf, SIGNED_IN, serveBackEnds } from '../registration/store'

vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => [] }) }))

const backEnds = serveBackEnds()

const VISIT = {
  session: SIGNED_IN,
  notice: undefined,
  hasFailed: false,
  target: { returnTo: '/en-us/store/x' },
  username: '',
  isRemembered: false,
}

async function draw(): Promise<string> {
  const screen = <LoginScreen locale="en-us" visit={VISIT} asksForHelp={false} parameters={{}} />
  return new Response(await renderToReadableStream(screen)).text()
}

it('leads on who is signed in, also while commerce is away', async () => {
  const { signedIn } = getMessages('en-us').login
  backEnds().reply(`GET users/${USER}`, { body: recordOf() })
  expect(await draw()).toContain(signedIn.title)
  backEnds().reply(`GET users/${USER}`, { status: 503, body: {} })
  expect(await draw()).toContain(signedIn.title)
})

it('has whom commerce refuses sign in anew, with the way back (spec §4)', async () => {
  backEnds().reply(`GET users/${USER}`, {
    status: 401,
    body: { errors: [{ type: 'InvalidTokenError', message: 'expired' }] },
  })
  const page = await draw()
  expect(page).toContain(getMessages('en-us').login.notices.sessionEnded)
  expect(page).toContain('name="password"')
  expect(page).toContain('name="returnTo" value="/en-us/store/x"')
})
