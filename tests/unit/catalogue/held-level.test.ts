import { expect, test } from 'vitest'
import { heldLevel } from '@/lib/catalogue/held-level'

const NOON = Date.UTC(2026, 10, 22, 12)

test.each([
  ['approved without an end', { level: 'B', status: 'APPROVED' }, 'B'],
  ['on its last day', { level: 'B', status: 'APPROVED', validUntil: '2026-11-22' }, 'B'],
  ['run out', { level: 'B', status: 'APPROVED', validUntil: '2026-11-21' }, undefined],
  ['waiting for approval', { level: 'B', status: 'PENDING' }, undefined],
  ['refused', { level: 'B', status: 'REJECTED' }, undefined],
] as const)('a level that is %s counts as it should', (_name, qualification, level) =>
  // Statuses that the wire does not know count for nothing either.
  expect(heldLevel('en-gb', qualification as Parameters<typeof heldLevel>[1], NOON)).toBe(level),
)

test('who has none has none', () => expect(heldLevel('en-gb', undefined, NOON)).toBeUndefined())

test.each([
  ['en-us', Date.UTC(2026, 10, 23, 2), 'B'],
  ['en-au', Date.UTC(2026, 10, 22, 20), undefined],
] as const)('on %s a level ends with the last day of the site, not of UTC', (locale, now, level) =>
  expect(heldLevel(locale, { level: 'B', status: 'APPROVED', validUntil: '2026-11-22' }, now)).toBe(level),
)
