import { expect, test } from 'vitest'
import { createLogger } from '@/lib/log/logger'

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
