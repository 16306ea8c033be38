import { expect, test } from 'vitest'
import { createLogger } from '@/lib/log/logger'
import { runInRequest } from '@/lib/request/request-context'

const capture = (level: string | undefined) => {
  const lines: string[] = []
  return { lines, logger: createLogger(level, { write: line => void lines.push(line) }) }
}

test('a line is one JSON object with level, time and message', () => {
  const { lines, logger } = capture('info')
  logger.warn({ operation: 'fetchName' }, 'back-end call')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    operation: 'fetchName',
    msg: 'back-end call',
  })
})

test('a line of a request names its id, so that it is found by that of the failure page', () => {
  const { lines, logger } = capture('info')
  runInRequest({ requestId: 'r-1' }, () => {
    logger.warn('the ID token has no auth_time')
    logger.warn({ reason: 'clock skew' }, 'Error verifying and storing tokens:')
    logger.warn({ requestId: 'r-2' }, 'back-end call')
  })
  logger.info('of no request')
  expect(lines.map(line => JSON.parse(line).requestId)).toEqual(['r-1', 'r-1', 'r-2', undefined])
})

test('secrets are replaced by name, at the top and one level down', () => {
  const { lines, logger } = capture('info')
  const secrets = {
    password: 'S1',
    accessToken: 'S2',
    refresh_token: 'S3',
    authorization: 'S4',
    cookie: 'S5',
    email: 'S6',
  }
  logger.info({ ...secrets, body: secrets, query: { code: 'S7', client_secret: 'S8' } }, 'x')
  expect(lines.join('')).not.toMatch(/S\d/)
})

test('secrets in the fields of an error are replaced, and its message and stack stay', () => {
  const { lines, logger } = capture('info')
  logger.error(Object.assign(new Error('refused'), { code: 'S1', accessToken: 'S2', status: 401 }))
  expect(lines.join('')).not.toMatch(/S\d/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'refused',
    err: { type: 'Error', message: 'refused', status: 401, stack: expect.stringContaining('logger.test') },
  })
})

test('a secret that is absent is no field of the line', () => {
  const { lines, logger } = capture('info')
  logger.info({ email: undefined, body: null, list: ['a'] }, 'x')
  expect(JSON.parse(lines[0] ?? '')).not.toHaveProperty('email')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ body: null, list: ['a'] })
})

test('the code of a fault stays readable', () => {
  const { lines, logger } = capture('info')
  logger.info({ code: 'circuit-open' }, 'x')
  expect(lines[0]).toContain('circuit-open')
})

test('a level that is none becomes info', () => {
  const { lines, logger } = capture('loud')
  logger.debug('quiet')
  logger.info('heard')
  expect(lines).toHaveLength(1)
})
