import { expect, test } from 'vitest'
import { createLog } from '../../../sandbox/log.ts'
import { PEOPLE_PASSWORD } from '../../../sandbox/seed/people.ts'
import { createIdentityClient } from '../../support/identity-client.ts'
import { startSandbox } from '../../support/sandbox.ts'

test('the log has one JSON object per line and contains no password, session, code or token', async () => {
  const lines: string[] = []
  const sandbox = await startSandbox(
    {},
    createLog('debug', line => lines.push(line)),
  )
  const identity = createIdentityClient(sandbox)
  const session = await identity.signIn('ada.brightwater')
  await identity.runTree('Login', ['ada.brightwater', 'Wrong.2026'])
  const { location, verifier } = await identity.authorize(session)
  const code = location?.searchParams.get('code') ?? ''
  const { body } = await identity.redeem(code, verifier)
  await identity.redeem(code, 'a'.repeat(43))
  await fetch(`${sandbox.urls['login-service']}/api/assessments/login/session?token=${body.access_token}`)
  await identity.endSession(session, { id_token_hint: String(body.id_token) })
  await sandbox.stop()

  expect(
    lines.map(line => JSON.parse(line)).filter(({ event }) => event === 'request').length,
  ).toBeGreaterThan(5)
  const secrets = [
    PEOPLE_PASSWORD,
    'Wrong.2026',
    session,
    code,
    verifier,
    sandbox.context.settings.clientSecret,
  ]
  const tokens = [body.access_token, body.refresh_token, body.id_token].map(String)
  for (const secret of [...secrets, ...tokens]) expect(lines.join('')).not.toContain(secret)
})
